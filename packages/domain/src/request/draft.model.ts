import { createEvent, createStore } from 'effector';
import { emptyDraft, type Draft, type FieldChange } from './draft.ts';

/** The vendor edited a field other than the address. */
export const fieldChanged = createEvent<FieldChange>();
/** The vendor threw the draft away to begin anew. */
export const startedOver = createEvent();

export const $draft = createStore<Draft>(emptyDraft(''));
