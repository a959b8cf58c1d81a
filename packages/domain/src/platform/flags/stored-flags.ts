import { flagNames } from '../../contracts/index.ts';
import type { SomeFlags } from '../../contracts/index.ts';
import type { KeyValueStorage } from '../ports/index.ts';

/** Storage key of the flags from the last successful refresh. */
const lastKnownKey = 'saddlebag:flags';
/** Storage key of the overrides that a developer has set in the sandbox. */
const overridesKey = 'saddlebag:flag-overrides';

/**
 * Parses stored flags without a schema library, because this code runs before the first render. Skips unknown
 * flags and values that are not booleans.
 */
const parseFlags = (text: string | null): SomeFlags => {
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
export const readLastKnown = (storage: KeyValueStorage): SomeFlags | null => {
  const flags = parseFlags(storage.read(lastKnownKey));
  return Object.keys(flags).length > 0 ? flags : null;
};

export const writeLastKnown = (storage: KeyValueStorage, flags: SomeFlags): void =>
  storage.write(lastKnownKey, JSON.stringify(flags));

export const readOverrides = (storage: KeyValueStorage): SomeFlags => parseFlags(storage.read(overridesKey));

export const writeOverrides = (storage: KeyValueStorage, flags: SomeFlags): void =>
  Object.keys(flags).length > 0
    ? storage.write(overridesKey, JSON.stringify(flags))
    : storage.remove(overridesKey);
