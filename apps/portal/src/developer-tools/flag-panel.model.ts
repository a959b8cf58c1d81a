import { combine, createEvent, sample } from 'effector';
import { flagNames, type FlagName } from '@saddlebag/domain/contracts';
import {
  $flags,
  $knownFlags,
  $overrides,
  flagOverridden,
  overridesCleared,
  type FlagSource,
} from '@saddlebag/domain/flags';
import './texts.ts';

/** The developer moved a flag's switch. */
export const flagSwitched = createEvent<{ readonly name: FlagName; readonly value: boolean }>();
/** The developer put one flag back. */
export const flagResetPressed = createEvent<FlagName>();
/** The developer put all flags back. */
export const allFlagsReset = createEvent();

interface FlagLine {
  readonly name: FlagName;
  readonly isOn: boolean;
  readonly source: FlagSource;
  readonly isOverridden: boolean;
}

/** Every flag with its value and who said so. */
export const $flagLines = combine($flags, $knownFlags, $overrides, (flags, known, overrides) =>
  flagNames.map((name): FlagLine => ({
    name,
    isOn: flags[name],
    source: known.flags[name] === undefined ? 'default' : known.source,
    isOverridden: overrides?.[name] !== undefined,
  })),
);
export const $hasOverrides = $flagLines.map((lines) => lines.some(({ isOverridden }) => isOverridden));

sample({ clock: flagSwitched, target: flagOverridden });
sample({ clock: flagResetPressed, fn: (name) => ({ name, value: null }), target: flagOverridden });
sample({ clock: allFlagsReset, target: overridesCleared });
