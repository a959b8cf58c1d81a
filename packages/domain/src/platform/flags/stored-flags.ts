import { flagNames } from '../../contracts/index.ts';
import type { SomeFlags } from '../../contracts/index.ts';
import type { KeyValueStorage } from '../ports/index.ts';

/** What the providers said last. */
const lastKnownKey = 'saddlebag:flags';
/** What was set by hand on this device, in the sandbox. */
const overridesKey = 'saddlebag:flag-overrides';

/**
 * Reads flags by hand: this runs before the first picture, which must not wait for a schema library. What is no flag of
 * this build, or no truth value, counts as not said.
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

/** Null when nothing that can be read was kept. */
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
