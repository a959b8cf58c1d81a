import { completePalette, completeShape, completeType } from '../../packages/ui/tokens/brand-defaults.ts';
import { deriveMap } from '../../packages/ui/tokens/derive-map.ts';
import { deriveTheme } from '../../packages/ui/tokens/derive-theme.ts';
import { toBrandInput } from './draft.ts';
import type { Theme } from '../../packages/ui/tokens/index.ts';
import type { Draft } from './draft.ts';

const isEqual = (value: unknown, otherValue: unknown) => JSON.stringify(value) === JSON.stringify(otherValue);

const pickNeeded = <Group extends object>(group: Group, isNeeded: (key: keyof Group) => boolean): Group =>
  Object.fromEntries(
    Object.entries(group).filter(
      ([key, value]) => isNeeded(key as keyof Group) && !isEqual(value, {}) && value !== undefined,
    ),
  ) as Group;

function trimPalette(draft: Draft): Draft['palette'] {
  const { palette: _, ...input } = toBrandInput(draft);
  const derived: Draft['palette'] = completePalette(input);
  return pickNeeded(draft.palette, (key) => !isEqual(draft.palette[key], derived[key]));
}

function trimShape(draft: Draft): Draft['shape'] {
  const { shape: _, ...input } = toBrandInput(draft);
  const defaults: Draft['shape'] = { corners: 'soft', ...completeShape(input) };
  const { radius = {}, corners = 'soft' } = draft.shape;
  const presetRadius = completeShape({ ...input, shape: { corners } }).radius;
  const ownRadius = pickNeeded(radius, (name) => radius[name] !== presetRadius[name]);
  return pickNeeded(
    { ...draft.shape, radius: ownRadius },
    (key) => key === 'radius' || !isEqual(draft.shape[key], defaults[key]),
  );
}

function trimType(draft: Draft): Draft['type'] {
  const input = toBrandInput(draft);
  const { type = {} } = input;
  const defaultsForTypeface = completeType({ ...input, type: type.sans ? { sans: type.sans } : {} });
  const defaults = completeType({ ...input, type: {} });
  return pickNeeded(draft.type, (key) =>
    key === 'sans' ? !isEqual(type.sans, defaults.sans) : !isEqual(type[key], defaultsForTypeface[key]),
  );
}

function trimOverrides(draft: Draft, theme: Theme) {
  const { accent, map = {}, ...input } = toBrandInput(draft);
  const derived = deriveTheme({ ...completePalette({ ...input, accent }), accent }, theme);
  const expected = { ...derived, ...deriveMap(map, derived, theme) };
  const overrides = draft.overrides[theme];
  return pickNeeded(overrides, (color) => overrides[color] !== expected[color]);
}

/** Removes the values of a draft that equal their derived values. A brand file contains only the others. */
export function trimDraft(draft: Draft): Draft {
  const { density, formDensity, ...rest } = draft;
  return {
    ...rest,
    palette: trimPalette(draft),
    shape: trimShape(draft),
    type: trimType(draft),
    ...(density === 'compact' && { density }),
    ...(formDensity === 'comfortable' && { formDensity }),
    overrides: { light: trimOverrides(draft, 'light'), dark: trimOverrides(draft, 'dark') },
  };
}
