import { combine, createEvent, createStore, sample } from 'effector';
import { $session, accountLeft, sessionStarted } from '../session/index.ts';
import { $editedId, outletFormClosed } from './dialog.model.ts';
import type { OutletForm } from './outlet-form.ts';

/** The vendor changed the form. Null when the form contains again what it opened with. */
export const outletFormEdited = createEvent<OutletForm | null>();
/** The vendor left the dialog without saving. */
export const outletFormDiscarded = createEvent();
/** The form of this outlet is no longer needed. Null for the form of a new outlet. */
export const outletFormErased = createEvent<string | null>();
/** The account left the page. The next account must not see what it typed. */
export const outletFormsErased = createEvent();

interface UnsavedForm {
  readonly outletId: string | null;
  readonly form: OutletForm;
}

/** The form of the open dialog. Null while it contains what it opened with. */
const $openForm = createStore<UnsavedForm | null>(null, { serialize: 'ignore' });
sample({
  clock: outletFormEdited,
  source: $editedId,
  fn: (outletId, form) => form && { outletId, form },
  target: $openForm,
});
sample({ clock: outletFormDiscarded, source: $editedId, target: outletFormErased });

// When the session expires, the dialog closes although the vendor has neither saved nor discarded its form.
const formLeft = sample({ clock: outletFormClosed, source: $openForm }).filterMap(
  (open) => open ?? undefined,
);
/** The unsaved forms of closed dialogs, by outlet. They exist only in the page. */
export const $leftForms = createStore<ReadonlyMap<string | null, OutletForm>>(new Map(), {
  serialize: 'ignore',
})
  .on(formLeft, (forms, { outletId, form }) => new Map(forms).set(outletId, form))
  .on(outletFormErased, (forms, outletId) => new Map([...forms].filter(([id]) => id !== outletId)))
  .reset(outletFormsErased);

$openForm
  .on(outletFormErased, (open, outletId) => (open?.outletId === outletId ? null : open))
  .reset(formLeft, outletFormsErased);

/** The account that typed the forms. */
const $ownerId = createStore<string | null>(null, { serialize: 'ignore' });
sample({
  clock: outletFormEdited,
  source: $session,
  filter: Boolean,
  fn: ({ user }) => user.id,
  target: $ownerId,
});
const accountChanged = sample({
  clock: sessionStarted,
  source: $ownerId,
  filter: (ownerId, { user }) => ownerId !== null && ownerId !== user.id,
});
sample({ clock: [accountLeft, accountChanged], fn: () => undefined, target: outletFormsErased });

/** True while the open dialog contains what closing it would discard. */
export const $isOutletFormEdited = $openForm.map((open) => open !== null);
/** True while the page contains what a reload would discard. */
export const $hasUnsavedOutletForm = combine(
  $openForm,
  $leftForms,
  (open, leftForms) => open !== null || leftForms.size > 0,
);
