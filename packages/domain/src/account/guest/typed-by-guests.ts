import { accountKeys } from '../../platform/ports/internal.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';

/** A storage key outside the prefixes of accounts, because its data belongs to a guest. */
const storageKey = 'saddlebag:typed-by-guests';
/** Milliseconds. As long as a guest's token is valid. */
const keptMs = 24 * 3_600_000;

const isTyped = (key: string): boolean =>
  key.startsWith(accountKeys.draft) || key.startsWith(accountKeys.origin);

/** Saves what a guest has typed when their session is ended for them. */
export const saveGuestInput = (storage: KeyValueStorage, now: number): void => {
  const texts = Object.fromEntries(
    storage
      .keys()
      .filter(isTyped)
      .map((key) => [key, storage.read(key)]),
  );
  if (Object.keys(texts).length > 0)
    storage.write(storageKey, JSON.stringify({ until: now + keptMs, texts }));
};

/** Restores what a guest has typed, if the next guest arrives in time. Deletes the saved data in any case. */
export const giveTypedBack = (storage: KeyValueStorage, now: number): void => {
  try {
    const kept: unknown = JSON.parse(storage.read(storageKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('until' in kept) || !('texts' in kept)) return;
    if (typeof kept.until !== 'number' || kept.until <= now) return;
    for (const [key, text] of Object.entries({ ...(kept.texts as object) }))
      if (typeof text === 'string' && isTyped(key) && storage.read(key) === null) storage.write(key, text);
  } catch {
    // Ignore unreadable data.
  } finally {
    storage.remove(storageKey);
  }
};
