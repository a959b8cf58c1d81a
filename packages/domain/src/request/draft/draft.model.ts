import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector';
import { accountLeft } from '../../account/session/index.ts';
import { $clock, $random, $storage, createTimer } from '../../platform/ports/index.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import { noFill } from './customer-fill.ts';
import { emptyDraft, isBlankDraft, type Draft, type FieldChange } from './draft.ts';
import {
  toDraft,
  mergeSheets,
  parseSheet,
  writeField,
  type DraftSheet,
  type SheetEdit,
} from './draft-sheet.ts';
import { draftKey, eraseSheet, openSheet, saveSheet } from './draft-storage.ts';

/** Maximum delay between an edit and its storage. */
const SAVE_DELAY_MS = 250;

/** The vendor edited a field other than the address field. */
export const fieldChanged = createEvent<FieldChange>();
/** Several fields were filled at once. Fired by the customer model. */
export const fieldsFilled = createEvent<readonly SheetEdit[]>();
/** The vendor discarded the draft to start a new one. */
export const draftDiscarded = createEvent();
/** The text or the place of the address field changed. Fired by the destination model. */
export const destinationChanged = createEvent<Extract<SheetEdit, { field: 'destination' }>['value']>();
/**
 * The values of the modified order changed. Fields that the vendor has not edited show these values. Fired by
 * the modification model.
 */
export const draftDefaultsChanged = createEvent<Draft>();
/**
 * The request screen needs a draft. The payload is a vendor id, or `<vendorId>:<orderId>` for a
 * modification. Fired by the request model.
 */
export const draftOpenRequested = createEvent<string>();
/** The vendor left the request screen. Fired by the request model. */
export const draftClosed = createEvent();
/** The stored draft was replaced. Fired by the backup model. */
export const draftReloadRequested = createEvent();
/** Unsaved edits must be stored now, without the usual delay. */
export const draftFlushRequested = createEvent();
/** The draft became an order. Fired by the sending model. */
export const draftPlaced = createEvent<{ readonly draftId: string }>();

const sheetEdited = createEvent<SheetEdit>();
const remoteSheetReceived = createEvent<DraftSheet>();
const saveTimer = createTimer();

interface OpenDraft {
  /** A vendor id, or `<vendorId>:<orderId>` for a modification. */
  readonly owner: string;
  readonly sheet: DraftSheet;
  /** Stops listening for edits of other tabs. */
  readonly unsubscribe: () => void;
}
const $openDraft = createStore<OpenDraft | null>(null, { serialize: 'ignore' });
const $hasUnsavedEdits = createStore(false, { serialize: 'ignore' });
const portStores = { storage: $storage, clock: $clock, random: $random };

/** Stores unsaved edits and stops listening for edits of other tabs. */
const closeDraft = (
  openDraft: OpenDraft | null,
  hasUnsavedEdits: boolean,
  storage: KeyValueStorage,
): void => {
  if (openDraft && hasUnsavedEdits) saveSheet(storage, openDraft.owner, openDraft.sheet);
  openDraft?.unsubscribe();
};

const closeFx = attach({
  source: { openDraft: $openDraft, hasUnsavedEdits: $hasUnsavedEdits, storage: $storage },
  effect: ({ openDraft, hasUnsavedEdits, storage }) => closeDraft(openDraft, hasUnsavedEdits, storage),
});

/** Closes the draft and drops its unsaved edits. */
const closeWithoutSavingFx = attach({ source: $openDraft, effect: (openDraft) => openDraft?.unsubscribe() });

const openFx = attach({
  source: { openDraft: $openDraft, hasUnsavedEdits: $hasUnsavedEdits, ...portStores },
  effect: ({ openDraft, hasUnsavedEdits, ...ports }, owner: string): OpenDraft => {
    closeDraft(openDraft, hasUnsavedEdits, ports.storage);
    const receiveSheet = scopeBind(remoteSheetReceived, { safe: true });
    const unsubscribe = ports.storage.subscribe(draftKey(owner), (text) => {
      const sheet = text === null ? null : parseSheet(text);
      if (sheet) receiveSheet(sheet);
    });
    return { owner, sheet: openSheet(ports, owner), unsubscribe };
  },
});

const saveFx = attach({
  source: { openDraft: $openDraft, storage: $storage },
  effect: ({ openDraft, storage }) =>
    openDraft ? saveSheet(storage, openDraft.owner, openDraft.sheet) : null,
});

const eraseFx = attach({
  source: { openDraft: $openDraft, ...portStores },
  effect: ({ openDraft, ...ports }, draftId: string) =>
    openDraft?.sheet.id === draftId ? eraseSheet(ports, openDraft.owner, openDraft.sheet) : null,
});

/** A draft was loaded or created. State derived from the previous draft must reset. */
export const draftOpened = openFx.doneData.map(({ sheet }) => toDraft(sheet));
/** The vendor discarded the draft, or it became an order. The payload is the new, empty draft. */
export const draftErased = eraseFx.doneData.filterMap((sheet) => (sheet ? toDraft(sheet) : undefined));

const $draftDefaults = createStore<Draft | null>(null, { serialize: 'ignore' })
  .on(draftDefaultsChanged, (_, defaults) => defaults)
  .reset(openFx, draftClosed);
export const $draft = combine($openDraft, $draftDefaults, (openDraft, defaults): Draft =>
  openDraft ? toDraft(openDraft.sheet, defaults ?? undefined) : emptyDraft(''),
);

/** What the draft took from saved customers. */
export const $fill = $openDraft.map((openDraft) => openDraft?.sheet.fields.fill?.value ?? noFill);

export const $isDraftEmpty = $draft.map(isBlankDraft);

const withSheet = (openDraft: OpenDraft | null, sheet: DraftSheet): OpenDraft | null =>
  openDraft ? { ...openDraft, sheet } : openDraft;
const editsTimestamped = sample({
  clock: [sheetEdited.map((edit) => [edit]), fieldsFilled],
  source: $clock,
  fn: (clock, edits: readonly SheetEdit[]) => ({ edits, now: clock.now() }),
  // Picking a customer edits the address and other fields in one tick. Batching would drop one edit.
  batch: false,
});

$openDraft
  .on(openFx.doneData, (_, opened) => opened)
  .on(
    editsTimestamped,
    (openDraft, { edits, now }) =>
      openDraft &&
      withSheet(
        openDraft,
        edits.reduce((sheet, edit) => writeField(sheet, edit, now), openDraft.sheet),
      ),
  )
  // Merge edits of another tab field by field. Later edits of this tab win.
  .on([remoteSheetReceived, saveFx.doneData], (openDraft, sheet) =>
    openDraft && sheet ? withSheet(openDraft, mergeSheets(openDraft.sheet, sheet)) : openDraft,
  )
  .on(eraseFx.doneData, (openDraft, sheet) => (sheet ? withSheet(openDraft, sheet) : openDraft))
  .reset(closeFx.done, closeWithoutSavingFx.done);
$hasUnsavedEdits
  .on([sheetEdited, fieldsFilled], () => true)
  .reset(saveFx.done, openFx.done, draftErased, closeFx.done, accountLeft);

// Open the requested draft unless it is already open.
sample({
  clock: draftOpenRequested,
  source: $openDraft,
  filter: (openDraft, owner) => openDraft?.owner !== owner,
  fn: (_, owner) => owner,
  target: openFx,
});
sample({
  clock: draftReloadRequested,
  source: $openDraft.map((openDraft) => openDraft?.owner ?? ''),
  filter: Boolean,
  target: openFx,
});
sample({ clock: draftClosed, target: [closeFx, saveTimer.cancel] });
// After a logout, do not store the draft again.
sample({ clock: accountLeft, target: [closeWithoutSavingFx, saveTimer.cancel] });

// The save delay starts with the first unsaved edit, so continued typing does not postpone the save.
sample({ clock: fieldChanged, target: sheetEdited });
sample({
  clock: destinationChanged,
  fn: (value) => ({ field: 'destination' as const, value }),
  target: sheetEdited,
});
sample({ clock: $hasUnsavedEdits, filter: Boolean, fn: () => SAVE_DELAY_MS, target: saveTimer.set });
sample({
  clock: [saveTimer.elapsed, draftFlushRequested],
  source: $hasUnsavedEdits,
  filter: Boolean,
  target: saveFx,
});

// After an order or a discard, continue with an empty draft that has a new id.
sample({ clock: draftPlaced, fn: ({ draftId }) => draftId, target: eraseFx });
sample({ clock: draftDiscarded, source: $draft, fn: ({ id }) => id, target: eraseFx });
