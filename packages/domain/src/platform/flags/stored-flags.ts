import { flagNames } from '../../contracts/index.ts';
import type { PartialFlags } from '../../contracts/index.ts';
import type { KeyValueStorage } from '../ports/index.ts';

/** Storage key of the flags from the last successful refresh. */
const flagsKey = 'saddlebag:flags';
/** Storage key of the overrides that a developer has set in the sandbox. */
const overridesKey = 'saddlebag:flag-overrides';

/**
 * Parses stored flags without a schema library, because this code runs before the first render. Skips unknown
 * flags and values that are not booleans.
 */
const parseFlags = (text: string | null): PartialFlags => {
  if (text === null) return {};
  try {
    const stored = JSON.parse(text) as Readonly<Record<string, unknown>> | null;
    return Object.fromEntries(
      flagNames.flatMap((name) => {
        const value = stored?.[name];
        return typeof value === 'boolean' ? [[name, value]] : [];
      }),
    );
  } catch {
    return {};
  }
};

/** Reads the flags of the last successful refresh. Returns null if nothing readable is stored. */
export const readStoredFlags = (storage: KeyValueStorage): PartialFlags | null => {
  const flags = parseFlags(storage.read(flagsKey));
  return Object.keys(flags).length > 0 ? flags : null;
};

export const writeStoredFlags = (storage: KeyValueStorage, flags: PartialFlags): void =>
  storage.write(flagsKey, JSON.stringify(flags));

export const readOverrides = (storage: KeyValueStorage): PartialFlags =>
  parseFlags(storage.read(overridesKey));

export const writeOverrides = (storage: KeyValueStorage, flags: PartialFlags): void =>
  Object.keys(flags).length > 0
    ? storage.write(overridesKey, JSON.stringify(flags))
    : storage.remove(overridesKey);
