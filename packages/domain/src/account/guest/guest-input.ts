import { accountKeys } from '../../platform/ports/internal.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';

/** A storage key without an account prefix, so that a sign-out does not delete the saved input. */
const storageKey = 'saddlebag:typed-by-guests';
/** Milliseconds until saved input expires, equal to the lifetime of a guest's token. */
const lifetimeMs = 24 * 3_600_000;

const isGuestInput = (key: string): boolean =>
  key.startsWith(accountKeys.draft) || key.startsWith(accountKeys.origin);

/** Saves the drafts and origins of a guest before the portal ends the guest's session. */
export const saveGuestInput = (storage: KeyValueStorage, now: number): void => {
  const texts = Object.fromEntries(
    storage
      .keys()
      .filter(isGuestInput)
      .map((key) => [key, storage.read(key)]),
  );
  if (Object.keys(texts).length > 0)
    storage.write(storageKey, JSON.stringify({ until: now + lifetimeMs, texts }));
};

/**
 * Restores the saved input of a guest if it has not expired. Keeps newer input. Deletes the saved input in
 * any case.
 */
export const restoreGuestInput = (storage: KeyValueStorage, now: number): void => {
  try {
    const saved: unknown = JSON.parse(storage.read(storageKey) ?? 'null');
    if (typeof saved !== 'object' || saved === null || !('until' in saved) || !('texts' in saved)) return;
    if (typeof saved.until !== 'number' || saved.until <= now) return;
    for (const [key, text] of Object.entries({ ...(saved.texts as object) }))
      if (typeof text === 'string' && isGuestInput(key) && storage.read(key) === null)
        storage.write(key, text);
  } catch {
    // Ignore unreadable data.
  } finally {
    storage.remove(storageKey);
  }
};
