import { createEvent, createStore } from 'effector';

/** The dialog opened: with the id of an outlet to edit, or null to add one. */
export const outletFormOpened = createEvent<string | null>();
export const outletFormClosed = createEvent();

/** The outlet to edit. Null in a dialog that adds one. */
export const $editedId = createStore<string | null>(null, { serialize: 'ignore' })
  .on(outletFormOpened, (_, id) => id)
  .reset(outletFormClosed);
