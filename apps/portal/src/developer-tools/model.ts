import { combine, createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import { flagNames, type FlagName } from '@saddlebag/domain/contracts';
import {
  $flags,
  $knownFlags,
  $overrides,
  flagOverridden,
  overridesCleared,
  type FlagSource,
} from '@saddlebag/domain/flags';
import { textsRegistered } from '@saddlebag/domain/i18n';
import { flagsTexts } from './texts.ts';

/** Open while the developer's tools are at hand. */
export const ToolsGate = createGate();

/** The developer moved a flag's switch. */
export const flagSwitched = createEvent<{ readonly name: FlagName; readonly value: boolean }>();
/** The developer put one flag back. */
export const putBackPressed = createEvent<FlagName>();
/** The developer put all flags back. */
export const allPutBack = createEvent();

interface FlagLine {
  readonly name: FlagName;
  readonly isOn: boolean;
  readonly source: FlagSource;
  readonly isSetHere: boolean;
}

/** Every flag with its value and who said so. */
export const $lines = combine($flags, $knownFlags, $overrides, (flags, known, overrides) =>
  flagNames.map((name): FlagLine => ({
    name,
    isOn: flags[name],
    source: known.flags[name] === undefined ? 'default' : known.source,
    isSetHere: overrides?.[name] !== undefined,
  })),
);
export const $isAnySetHere = $lines.map((lines) => lines.some(({ isSetHere }) => isSetHere));

// The English of the tools comes with their code.
sample({ clock: ToolsGate.open, fn: () => ({ tag: 'en', texts: flagsTexts }), target: textsRegistered });

sample({ clock: flagSwitched, target: flagOverridden });
sample({ clock: putBackPressed, fn: (name) => ({ name, value: null }), target: flagOverridden });
sample({ clock: allPutBack, target: overridesCleared });
