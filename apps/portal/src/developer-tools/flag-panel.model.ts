import { combine, createEvent, sample } from 'effector';
import { flagNames, type FlagName } from '@saddlebag/domain/contracts';
import {
  $flags,
  $loadedFlags,
  $overrides,
  flagOverridden,
  overridesCleared,
  type FlagSource,
} from '@saddlebag/domain/flags';
import './texts.ts';

export const flagSwitched = createEvent<{ readonly name: FlagName; readonly value: boolean }>();
/** The developer removed the override of one flag. */
export const flagReset = createEvent<FlagName>();
/** The developer removed all overrides. */
export const allFlagsReset = createEvent();

interface FlagLine {
  readonly name: FlagName;
  readonly isOn: boolean;
  readonly source: FlagSource;
  readonly isOverridden: boolean;
}

/** Every flag with its value and the source of that value. */
export const $flagLines = combine($flags, $loadedFlags, $overrides, (flags, known, overrides) =>
  flagNames.map((name): FlagLine => ({
    name,
    isOn: flags[name],
    source: known.flags[name] === undefined ? 'default' : known.source,
    isOverridden: overrides?.[name] !== undefined,
  })),
);
export const $hasOverrides = $flagLines.map((lines) => lines.some(({ isOverridden }) => isOverridden));

sample({ clock: flagSwitched, target: flagOverridden });
sample({ clock: flagReset, fn: (name) => ({ name, value: null }), target: flagOverridden });
sample({ clock: allFlagsReset, target: overridesCleared });
