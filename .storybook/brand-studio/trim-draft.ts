import { completePalette, completeShape, completeType } from '../../packages/ui/tokens/brand-defaults.ts';
import { deriveMap } from '../../packages/ui/tokens/derive-map.ts';
import { deriveTheme } from '../../packages/ui/tokens/derive-theme.ts';
import { inputOf } from './draft.ts';
import type { Theme } from '../../packages/ui/tokens/index.ts';
import type { Draft } from './draft.ts';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const kept = <Group extends object>(group: Group, isNeeded: (key: keyof Group) => boolean): Group =>
  Object.fromEntries(
    Object.entries(group).filter(
      ([key, value]) => isNeeded(key as keyof Group) && !same(value, {}) && value !== undefined,
    ),
  ) as Group;

function trimPalette(draft: Draft): Draft['palette'] {
  const { palette: _, ...input } = inputOf(draft);
  const derived: Draft['palette'] = completePalette(input);
  return kept(draft.palette, (key) => !same(draft.palette[key], derived[key]));
}

function trimShape(draft: Draft): Draft['shape'] {
  const { shape: _, ...input } = inputOf(draft);
  const usual: Draft['shape'] = { corners: 'soft', ...completeShape(input) };
  const { radius = {}, corners = 'soft' } = draft.shape;
  const cornered = completeShape({ ...input, shape: { corners } }).radius;
  const own = kept(radius, (name) => radius[name] !== cornered[name]);
  return kept(
    { ...draft.shape, radius: own },
    (key) => key === 'radius' || !same(draft.shape[key], usual[key]),
  );
}

function trimType(draft: Draft): Draft['type'] {
  const full = inputOf(draft);
  const { type = {} } = full;
  const withOwnText = completeType({ ...full, type: type.sans ? { sans: type.sans } : {} });
  const usual = completeType({ ...full, type: {} });
  return kept(draft.type, (key) =>
    key === 'sans' ? !same(type.sans, usual.sans) : !same(type[key], withOwnText[key]),
  );
}

function trimOverrides(draft: Draft, theme: Theme) {
  const { accent, map = {}, ...input } = inputOf(draft);
  const derived = deriveTheme({ ...completePalette({ ...input, accent }), accent }, theme);
  const expected = { ...derived, ...deriveMap(map, derived, theme) };
  const own = draft.overrides[theme];
  return kept(own, (color) => own[color] !== expected[color]);
}

/** A draft without what would come out the same if it were left open: what is worth writing into a file. */
export function trimDraft(draft: Draft): Draft {
  const { density, ...rest } = draft;
  return {
    ...rest,
    palette: trimPalette(draft),
    shape: trimShape(draft),
    type: trimType(draft),
    ...(density === 'compact' && { density }),
    overrides: { light: trimOverrides(draft, 'light'), dark: trimOverrides(draft, 'dark') },
  };
}
