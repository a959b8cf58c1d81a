import { accountKeys } from '../../platform/ports/internal.ts';
import type { Clock, KeyValueStorage, RandomSource } from '../../platform/ports/index.ts';
import { blankSheet, mergeSheets, parseSheet, type DraftSheet } from './draft-sheet.ts';

/**
 * The storage key of a draft.
 * @param draftOwner A vendor id, or `<vendorId>:<orderId>` for the modification of an order.
 */
export const draftKey = (draftOwner: string): string => `${accountKeys.draft}${draftOwner}`;
/** The storage key for a copy of an unreadable draft. Support can recover the draft from the copy. */
const unreadableKey = (draftOwner: string): string => `${draftKey(draftOwner)}:unreadable`;

interface Ports {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: RandomSource;
}

const readStored = (storage: KeyValueStorage, draftOwner: string): DraftSheet | null => {
  const stored = storage.read(draftKey(draftOwner));
  if (stored === null) return null;
  const sheet = parseSheet(stored);
  if (!sheet) storage.write(unreadableKey(draftOwner), stored);
  return sheet;
};

/**
 * Loads a draft, or creates one. Stores a new draft immediately, so that a second tab opens the same one. The
 * creation time of the first draft is 0, so that it never wins over a draft from the backup.
 */
export const openSheet = ({ storage, random }: Omit<Ports, 'clock'>, draftOwner: string): DraftSheet => {
  const stored = readStored(storage, draftOwner);
  if (stored) return stored;
  const created = blankSheet(random.uuid(), 0);
  storage.write(draftKey(draftOwner), JSON.stringify(created));
  return created;
};

/** Merges a draft with the stored one, which may contain edits of another tab. Stores the result. */
const storeSheet = (storage: KeyValueStorage, draftOwner: string, sheet: DraftSheet): DraftSheet => {
  const stored = readStored(storage, draftOwner);
  const merged = stored ? mergeSheets(stored, sheet) : sheet;
  storage.write(draftKey(draftOwner), JSON.stringify(merged));
  return merged;
};

/**
 * Stores an open draft like `storeSheet`, but only while it is still stored. If it is not, another tab has logged
 * out, and this tab has not been notified yet.
 */
export const saveSheet = (storage: KeyValueStorage, draftOwner: string, sheet: DraftSheet): DraftSheet =>
  storage.read(draftKey(draftOwner)) === null ? sheet : storeSheet(storage, draftOwner, sheet);

/**
 * Replaces a draft with a new, empty one. If another tab has already replaced it, returns the draft of that
 * tab.
 */
export const eraseSheet = (
  { storage, clock, random }: Ports,
  draftOwner: string,
  previous: DraftSheet,
): DraftSheet => {
  const stored = readStored(storage, draftOwner);
  if (stored && stored.id !== previous.id) return stored;
  const latest = Math.max(...Object.values(previous.fields).map((field) => field?.at ?? 0), previous.since);
  return storeSheet(storage, draftOwner, blankSheet(random.uuid(), Math.max(clock.now(), latest + 1)));
};
