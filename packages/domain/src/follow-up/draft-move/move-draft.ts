import type { Clock, KeyValueStorage, Locks, RandomSource } from '../../platform/ports/index.ts';
import { blankSheet, draftKey, isBlankDraft, toDraft, writeField } from '../../request/draft/index.ts';
import type { DraftSheet, SheetEdit } from '../../request/draft/index.ts';
import { paymentRecordKey, placementLock, readPlacementState } from '../../request/placement/internal.ts';
import { isEmptyValue, readDraftState, readSheet } from '../repeat/internal.ts';

/** The vendor went from one outlet to another in the middle of a request. Both are vendor ids. */
export interface OutletChange {
  readonly from: string;
  readonly to: string;
}

interface Ports {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly locks: Locks;
}

/** Returns the fields that have a value. */
const listEdits = ({ fields }: DraftSheet): readonly SheetEdit[] =>
  Object.entries(fields).flatMap(([field, edit]) =>
    edit && !isEmptyValue(edit.value) ? [{ field, value: edit.value } as SheetEdit] : [],
  );

/** Choices alone are no reason for an offer, because nothing needs to be typed again. */
const hasTypedFields = (sheet: DraftSheet): boolean =>
  !isBlankDraft({ ...toDraft(sheet), paymentMethod: null, deliverAt: null });

/** Returns false if the draft is an order, or may become one. */
const isUnsent = (storage: KeyValueStorage, { id }: DraftSheet): boolean => {
  const state = readPlacementState(storage, id)?.state ?? 'absent';
  return state === 'absent' && storage.read(paymentRecordKey(id)) === null;
};

/**
 * Finds the draft that can be moved. It has typed fields and is not being sent. Returns null if there is none,
 * or if the other outlet has a draft of its own, which a move would mix up.
 */
export const findMovableDraft = (storage: KeyValueStorage, { from, to }: OutletChange): DraftSheet | null => {
  const sheet = readSheet(storage, from);
  if (!sheet || !isUnsent(storage, sheet) || !hasTypedFields(sheet)) return null;
  return readDraftState(storage, to) === 'empty' ? sheet : null;
};

const lastEditOf = ({ since, fields }: DraftSheet): number =>
  Math.max(since, ...Object.values(fields).map((field) => field?.at ?? 0));

/**
 * Moves the typed fields to the other outlet's draft, which keeps its id, and leaves a new, empty draft. Waits
 * for a tab that is sending the draft.
 * @returns false if the draft can no longer be moved. Nothing has changed then.
 */
export const moveDraft = async (
  { storage, clock, random, locks }: Ports,
  change: OutletChange,
): Promise<boolean> => {
  const draft = findMovableDraft(storage, change);
  if (!draft) return false;
  return locks.run(placementLock(draft.id), () => {
    const sheet = findMovableDraft(storage, change);
    const target = readSheet(storage, change.to);
    if (sheet?.id !== draft.id || !target) return Promise.resolve(false);
    const now = clock.now();
    const moved = listEdits(sheet).reduce((filled, edit) => writeField(filled, edit, now), target);
    // Written before the old draft is emptied, so that a crash in between loses nothing.
    storage.write(draftKey(change.to), JSON.stringify(moved));
    const blank = blankSheet(random.uuid(), Math.max(now, lastEditOf(sheet) + 1));
    storage.write(draftKey(change.from), JSON.stringify(blank));
    return Promise.resolve(true);
  });
};
