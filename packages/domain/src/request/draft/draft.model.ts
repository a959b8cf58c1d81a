import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector';
import { accountLeft } from '../../account/session/index.ts';
import { $clock, $random, $storage, createTimer } from '../../platform/ports/index.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import { emptyDraft, type Draft, type FieldChange } from './draft.ts';
import {
  toDraft,
  mergeSheets,
  parseSheet,
  writeField,
  type DraftSheet,
  type SheetEdit,
} from './draft-sheet.ts';
import { draftKey, eraseSheet, openSheet, storeSheet } from './draft-storage.ts';

/** An edit is stored this long after it at the latest. */
const SAVE_DELAY_MS = 250;

/** The vendor edited a field other than the address. */
export const fieldChanged = createEvent<FieldChange>();
/** Several fields were filled at once. Fired by the customer's model. */
export const fieldsFilled = createEvent<readonly FieldChange[]>();
/** The vendor threw the draft away to begin anew. */
export const draftDiscarded = createEvent();
/** The address field or the place behind it changed. Fired by the destination's model. */
export const destinationChanged = createEvent<Extract<SheetEdit, { field: 'destination' }>['value']>();
/** What is to stand where nothing was typed: the order that is changed. Fired by the model that changes it. */
export const draftDefaultsChanged = createEvent<Draft>();
/** The screen needs the draft of a vendor, or of an order that is changed. Fired by the request's model. */
export const draftOpenRequested = createEvent<string>();
/** The screen was left. Fired by the request's model. */
export const draftClosed = createEvent();
/** Store what is not yet stored, now. */
export const draftFlushRequested = createEvent();
/** The draft became an order. Fired by the submission's model. */
export const draftPlaced = createEvent<{ readonly draftId: string }>();

const sheetEdited = createEvent<SheetEdit>();
const remoteSheetReceived = createEvent<DraftSheet>();
const saveTimer = createTimer();

interface OpenDraft {
  readonly vendorId: string;
  readonly sheet: DraftSheet;
  /** Ends listening to the other tabs. */
  readonly unsubscribe: () => void;
}
const $openDraft = createStore<OpenDraft | null>(null, { serialize: 'ignore' });
const $isUnsaved = createStore(false, { serialize: 'ignore' });
const $ports = { storage: $storage, clock: $clock, random: $random };

/** Stores what is not stored yet, and stops listening to the other tabs. */
const leave = (open: OpenDraft | null, isUnsaved: boolean, storage: KeyValueStorage): void => {
  if (open && isUnsaved) storeSheet(storage, open.vendorId, open.sheet);
  open?.unsubscribe();
};

const closeFx = attach({
  source: { open: $openDraft, isUnsaved: $isUnsaved, storage: $storage },
  effect: ({ open, isUnsaved, storage }) => leave(open, isUnsaved, storage),
});

/** Lets go of the draft without storing it. */
const closeUnsavedFx = attach({ source: $openDraft, effect: (open) => open?.unsubscribe() });

const openFx = attach({
  source: { open: $openDraft, isUnsaved: $isUnsaved, ...$ports },
  effect: ({ open, isUnsaved, ...ports }, vendorId: string): OpenDraft => {
    leave(open, isUnsaved, ports.storage);
    const receiveSheet = scopeBind(remoteSheetReceived, { safe: true });
    const unsubscribe = ports.storage.subscribe(draftKey(vendorId), (text) => {
      const sheet = text === null ? null : parseSheet(text);
      if (sheet) receiveSheet(sheet);
    });
    return { vendorId, sheet: openSheet(ports, vendorId), unsubscribe: unsubscribe };
  },
});

const saveFx = attach({
  source: { open: $openDraft, storage: $storage },
  effect: ({ open, storage }) => (open ? storeSheet(storage, open.vendorId, open.sheet) : null),
});

const eraseFx = attach({
  source: { open: $openDraft, ...$ports },
  effect: ({ open, ...ports }, draftId: string) =>
    open?.sheet.id === draftId ? eraseSheet(ports, open.vendorId, open.sheet) : null,
});

/** Fires with the draft when one was opened: what depends on its former content starts over. */
export const draftOpened = openFx.doneData.map(({ sheet }) => toDraft(sheet));
/** Fires with the new draft when the former was thrown away or became an order. */
export const draftErased = eraseFx.doneData.filterMap((sheet) => (sheet ? toDraft(sheet) : undefined));

const $defaults = createStore<Draft | null>(null, { serialize: 'ignore' })
  .on(draftDefaultsChanged, (_, base) => base)
  .reset(openFx, draftClosed);
export const $draft = combine($openDraft, $defaults, (open, base): Draft =>
  open ? toDraft(open.sheet, base ?? undefined) : emptyDraft(''),
);

const withSheet = (open: OpenDraft | null, sheet: DraftSheet): OpenDraft | null =>
  open ? { ...open, sheet } : open;
const editsTimestamped = sample({
  clock: [sheetEdited.map((edit) => [edit]), fieldsFilled],
  source: $clock,
  fn: (clock, edits: readonly SheetEdit[]) => ({ edits, now: clock.now() }),
  // A customer brings the place and the details in one breath: neither may swallow the other.
  batch: false,
});

$openDraft
  .on(openFx.doneData, (_, opened) => opened)
  .on(
    editsTimestamped,
    (open, { edits, now }) =>
      open &&
      withSheet(
        open,
        edits.reduce((sheet, edit) => writeField(sheet, edit, now), open.sheet),
      ),
  )
  // What another tab wrote comes in field by field, unless this tab has edited that field since.
  .on([remoteSheetReceived, saveFx.doneData], (open, sheet) =>
    open && sheet ? withSheet(open, mergeSheets(open.sheet, sheet)) : open,
  )
  .on(eraseFx.doneData, (open, sheet) => (sheet ? withSheet(open, sheet) : open))
  .reset(closeFx.done, closeUnsavedFx.done);
$isUnsaved
  .on([sheetEdited, fieldsFilled], () => true)
  .reset(saveFx.done, openFx.done, draftErased, closeFx.done, accountLeft);

// When another vendor's draft is needed, it takes the place of the open one.
sample({
  clock: draftOpenRequested,
  source: $openDraft,
  filter: (open, vendorId) => open?.vendorId !== vendorId,
  fn: (_, vendorId) => vendorId,
  target: openFx,
});
sample({ clock: draftClosed, target: [closeFx, saveTimer.cancel] });
// Once its account has logged out, nothing of it is stored again.
sample({ clock: accountLeft, target: [closeUnsavedFx, saveTimer.cancel] });

// When something is typed, it is stored soon after the first edit that is not stored yet.
sample({ clock: fieldChanged, target: sheetEdited });
sample({
  clock: destinationChanged,
  fn: (value) => ({ field: 'destination' as const, value }),
  target: sheetEdited,
});
sample({ clock: $isUnsaved, filter: Boolean, fn: () => SAVE_DELAY_MS, target: saveTimer.set });
sample({
  clock: [saveTimer.elapsed, draftFlushRequested],
  source: $isUnsaved,
  filter: Boolean,
  fn: () => undefined,
  target: saveFx,
});

// When the draft became an order, or is to go, the next one begins empty and under its own id.
sample({ clock: draftPlaced, fn: ({ draftId }) => draftId, target: eraseFx });
sample({ clock: draftDiscarded, source: $draft, fn: ({ id }) => id, target: eraseFx });
