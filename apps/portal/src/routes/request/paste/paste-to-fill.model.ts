import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { $requestMarket, $submission, messagePasted } from '@saddlebag/domain/request';
import { RequestGate } from '../model.ts';
import { insertText, isForForm, type PastedText } from './pasted-text.ts';

/** A text was pasted into no field, or into an empty one. */
export const textPasted = createEvent<PastedText>();

/** What reads messages, and shows what was made of them, comes with the first one. */
export const loadReader = () => import('./index.ts');

const readFx = attach({
  source: $requestMarket,
  effect: async (market, { text }: PastedText) => (await loadReader()).parseMessage(text, market),
});
const insertFx = createEffect(insertText);

/** True once something was read. */
export const $hasRead = createStore(false).on(readFx.done, () => true);

sample({ clock: textPasted, target: readFx });

// When it is a message, the form is filled from it; else, or when it could not be read, it goes into its field.
const judged = readFx.done.map(({ params, result }) => ({
  ...params,
  result,
  isMessage: !params.field || isForForm(result, params.field instanceof HTMLTextAreaElement),
}));
sample({
  clock: judged.filterMap(({ isMessage, result }) => (isMessage ? result : undefined)),
  source: { isOpen: RequestGate.status, submission: $submission },
  // What was left, or is being sent, is not filled any more.
  filter: ({ isOpen, submission: { status } }) => isOpen && status !== 'sending' && status !== 'checking',
  fn: (_, message) => message,
  target: messagePasted,
});
sample({ clock: judged.filterMap((paste) => (paste.isMessage ? undefined : paste)), target: insertFx });
sample({ clock: readFx.fail, fn: ({ params }) => params, target: insertFx });
