import { isUnfinished, readPlacementState } from '../../request/placement/internal.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import type { Draft, DraftSheet, SheetEdit } from '../../request/draft/index.ts';
import { blankSheet, parseSheet, writeField, draftKey } from '../../request/draft/index.ts';

/**
 * Whether a vendor's draft may make room. `begun`: something was typed. `in doubt`: it may be an order already, which is
 * being found out.
 */
export type DraftState = 'free' | 'begun' | 'in doubt';

const readSheet = (storage: KeyValueStorage, vendorId: string): DraftSheet | null =>
  parseSheet(storage.read(draftKey(vendorId)) ?? '');

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  (typeof value === 'object' && 'text' in value && value.text === '' && !('place' in value && value.place));

export const stateOfDraft = (storage: KeyValueStorage, vendorId: string): DraftState => {
  const sheet = readSheet(storage, vendorId);
  if (!sheet) return 'free';
  if (isUnfinished(readPlacementState(storage, sheet.id))) return 'in doubt';
  return Object.values(sheet.fields).every((field) => isEmpty(field?.value)) ? 'free' : 'begun';
};

const editsOf = ({ destination, destinationText, ...draft }: Draft): readonly SheetEdit[] => [
  { field: 'destination', value: { text: destinationText, place: destination } },
  ...Object.entries(draft)
    .filter(([field, value]) => field !== 'id' && !isEmpty(value))
    .map(([field, value]) => ({ field, value }) as SheetEdit),
];

/** Puts a draft in the place of the stored one, which it outlives in every tab. */
export const storeRepeated = (
  storage: KeyValueStorage,
  vendorId: string,
  draft: Draft,
  now: number,
): void => {
  const former = readSheet(storage, vendorId);
  const latest = former
    ? Math.max(former.since, ...Object.values(former.fields).map((field) => field?.at ?? 0))
    : 0;
  const blank = blankSheet(draft.id, Math.max(now, latest + 1));
  const sheet = editsOf(draft).reduce((written, edit) => writeField(written, edit, now), blank);
  storage.write(draftKey(vendorId), JSON.stringify(sheet));
};
