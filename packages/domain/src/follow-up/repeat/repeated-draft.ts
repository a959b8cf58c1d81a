import { isUnfinished, readPlacementState } from '../../request/placement/internal.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import type { Draft, DraftSheet, SheetEdit } from '../../request/draft/index.ts';
import {
  blankSheet,
  draftKey,
  isBlankDraft,
  parseSheet,
  toDraft,
  writeField,
} from '../../request/draft/index.ts';

/**
 * Whether a draft can be replaced. `unresolved`: the draft may already be an order, and its outcome is being
 * looked up.
 */
export type DraftState = 'empty' | 'edited' | 'unresolved';

/** Reads a stored draft. Returns null if there is none or it is unreadable. */
export const readSheet = (storage: KeyValueStorage, vendorId: string): DraftSheet | null =>
  parseSheet(storage.read(draftKey(vendorId)) ?? '');

/** Returns true if the value of a field is what the field has before anything is typed. */
export const isEmptyValue = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  (typeof value === 'object' && 'text' in value && value.text === '' && !('place' in value && value.place));

export const readDraftState = (storage: KeyValueStorage, vendorId: string): DraftState => {
  const sheet = readSheet(storage, vendorId);
  if (!sheet) return 'empty';
  if (isUnfinished(readPlacementState(storage, sheet.id))) return 'unresolved';
  return isBlankDraft(toDraft(sheet)) ? 'empty' : 'edited';
};

const toEdits = ({ destination, destinationText, ...draft }: Draft): readonly SheetEdit[] => [
  { field: 'destination', value: { text: destinationText, place: destination } },
  ...Object.entries(draft)
    .filter(([field, value]) => field !== 'id' && !isEmptyValue(value))
    .map(([field, value]) => ({ field, value }) as SheetEdit),
];

/**
 * Replaces the stored draft. The new draft gets a later start time than every edit of the old one, so all
 * tabs adopt it.
 */
export const storeRepeatedDraft = (
  storage: KeyValueStorage,
  vendorId: string,
  draft: Draft,
  now: number,
): void => {
  const replaced = readSheet(storage, vendorId);
  const lastEditAt = replaced
    ? Math.max(replaced.since, ...Object.values(replaced.fields).map((field) => field?.at ?? 0))
    : 0;
  const blank = blankSheet(draft.id, Math.max(now, lastEditAt + 1));
  const sheet = toEdits(draft).reduce((filled, edit) => writeField(filled, edit, now), blank);
  storage.write(draftKey(vendorId), JSON.stringify(sheet));
};
