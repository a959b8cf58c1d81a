import { createEvent, createStore, sample } from 'effector';
import { $editedId, outletFormClosed } from './dialog.model.ts';
import type { OutletForm } from './outlet-form.ts';

/** The vendor changed the form. Null when the form contains again what it opened with. */
export const outletFormEdited = createEvent<OutletForm | null>();
/** The vendor left the dialog without saving. */
export const outletFormDiscarded = createEvent();
/** The form of this outlet is no longer needed. Null for the form of a new outlet. */
export const outletFormErased = createEvent<string | null>();

interface UnsavedForm {
  readonly outletId: string | null;
  readonly form: OutletForm;
}

/** The form of the open dialog. Null while it contains what it opened with. */
const $openForm = createStore<UnsavedForm | null>(null, { serialize: 'ignore' })
  .on(outletFormErased, (open, outletId) => (open?.outletId === outletId ? null : open))
  .reset(outletFormClosed);
sample({
  clock: outletFormEdited,
  source: $editedId,
  fn: (outletId, form) => form && { outletId, form },
  target: $openForm,
});
sample({ clock: outletFormDiscarded, source: $editedId, target: outletFormErased });

/** True while the open dialog contains what closing it would discard. */
export const $isOutletFormEdited = $openForm.map((open) => open !== null);
