import { accountKeys } from '../../platform/ports/internal.ts';
import type { Clock, KeyValueStorage, RandomSource } from '../../platform/ports/index.ts';
import { blankSheet, mergeSheets, parseSheet, type DraftSheet } from './draft-sheet.ts';

/** Where the draft of a vendor is kept. */
export const draftKey = (vendorId: string): string => `${accountKeys.draft}${vendorId}`;
/** Where a text is put aside that should have been a draft: it may still be asked for. */
const unreadableKey = (vendorId: string): string => `${draftKey(vendorId)}:unreadable`;

interface Ports {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: RandomSource;
}

const readStored = (storage: KeyValueStorage, vendorId: string): DraftSheet | null => {
  const stored = storage.read(draftKey(vendorId));
  if (stored === null) return null;
  const sheet = parseSheet(stored);
  if (!sheet) storage.write(unreadableKey(vendorId), stored);
  return sheet;
};

/** The stored draft of a vendor, or a new one. A new one is stored at once, so that two tabs begin with the same. */
export const openSheet = ({ storage, clock, random }: Ports, vendorId: string): DraftSheet => {
  const stored = readStored(storage, vendorId);
  if (stored) return stored;
  const created = blankSheet(random.uuid(), clock.now());
  storage.write(draftKey(vendorId), JSON.stringify(created));
  return created;
};

/** Stores a draft without undoing what another tab has written; returns the two together. */
export const storeSheet = (storage: KeyValueStorage, vendorId: string, sheet: DraftSheet): DraftSheet => {
  const stored = readStored(storage, vendorId);
  const merged = stored ? mergeSheets(stored, sheet) : sheet;
  storage.write(draftKey(vendorId), JSON.stringify(merged));
  return merged;
};

/** Begins a new draft in place of one that is done with; another that has taken its place meanwhile is left alone. */
export const eraseSheet = (
  { storage, clock, random }: Ports,
  vendorId: string,
  previous: DraftSheet,
): DraftSheet => {
  const stored = readStored(storage, vendorId);
  if (stored && stored.id !== previous.id) return stored;
  const latest = Math.max(...Object.values(previous.fields).map((field) => field?.at ?? 0), previous.since);
  return storeSheet(storage, vendorId, blankSheet(random.uuid(), Math.max(clock.now(), latest + 1)));
};
