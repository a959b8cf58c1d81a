import { accountKeys } from '../../platform/ports/internal.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';

/** Out of reach of accounts: what is kept there is nobody's but a guest's. */
const storageKey = 'saddlebag:typed-by-guests';
/** As long as a guest's token is good for. */
const keptMs = 24 * 3_600_000;

const isTyped = (key: string): boolean =>
  key.startsWith(accountKeys.draft) || key.startsWith(accountKeys.origin);

/** Puts aside what a guest has typed whose session is ended for them. */
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

/** Gives it back to whoever comes as a guest in time; it is kept no longer. */
export const giveTypedBack = (storage: KeyValueStorage, now: number): void => {
  try {
    const kept: unknown = JSON.parse(storage.read(storageKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('until' in kept) || !('texts' in kept)) return;
    if (typeof kept.until !== 'number' || kept.until <= now) return;
    for (const [key, text] of Object.entries({ ...(kept.texts as object) }))
      if (typeof text === 'string' && isTyped(key) && storage.read(key) === null) storage.write(key, text);
  } catch {
    // What cannot be read is worth nothing to anybody.
  } finally {
    storage.remove(storageKey);
  }
};
