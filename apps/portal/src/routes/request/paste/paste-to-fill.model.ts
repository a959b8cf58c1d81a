import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { $requestMarket, $submission, messagePasted } from '@saddlebag/domain/request';
import { RequestGate } from '../model.ts';
import { insertText, isForWholeForm, type PastedText } from './pasted-text.ts';

/** A text was pasted into no field, or into an empty one. */
export const textPasted = createEvent<PastedText>();

/** What reads messages, and shows what was made of them, comes with the first one. */
export const loadPasteReader = () => import('./index.ts');

const parseMessageFx = attach({
  source: $requestMarket,
  effect: async (market, { text }: PastedText) => (await loadPasteReader()).parseMessage(text, market),
});
const insertTextFx = createEffect(insertText);

/** True once something was read. */
export const $hasParsedMessage = createStore(false).on(parseMessageFx.done, () => true);

sample({ clock: textPasted, target: parseMessageFx });

// When it is a message, the form is filled from it; else, or when it could not be read, it goes into its field.
const pasteParsed = parseMessageFx.done.map(({ params, result }) => ({
  ...params,
  result,
  isMessage: !params.field || isForWholeForm(result, params.field instanceof HTMLTextAreaElement),
}));
sample({
  clock: pasteParsed.filterMap(({ isMessage, result }) => (isMessage ? result : undefined)),
  source: { isOpen: RequestGate.status, submission: $submission },
  // What was left, or is being sent, is not filled any more.
  filter: ({ isOpen, submission: { status } }) => isOpen && status !== 'sending' && status !== 'checking',
  fn: (_, message) => message,
  target: messagePasted,
});
sample({
  clock: pasteParsed.filterMap((paste) => (paste.isMessage ? undefined : paste)),
  target: insertTextFx,
});
sample({ clock: parseMessageFx.fail, fn: ({ params }) => params, target: insertTextFx });
