import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { $requestMarket, messagePasted } from '@saddlebag/domain/request';
import { $isFormLocked } from '../form/form-lock.model.ts';
import { RequestGate } from '../model.ts';
import { insertText, isForWholeForm, type PastedText } from './pasted-text.ts';

/** The vendor pasted a text outside any field, or a text that looks like a message into an empty field. */
export const textPasted = createEvent<PastedText>();

/** Loads the parser and the notices. Called on the first paste. */
export const loadPasteModule = () => import('./index.ts');

const parseMessageFx = attach({
  source: $requestMarket,
  effect: async (market, { text }: PastedText) => (await loadPasteModule()).parseMessage(text, market),
});
const insertTextFx = createEffect(insertText);

/** True once the lazy paste module has parsed a text, so the paste notice can render. */
export const $hasParsedMessage = createStore(false).on(parseMessageFx.done, () => true);

sample({ clock: textPasted, target: parseMessageFx });

// When the text is a message for the whole form, fill in the form. Otherwise, or if parsing fails, insert the
// text into its field.
const pasteParsed = parseMessageFx.done.map(({ params, result }) => ({
  ...params,
  result,
  isMessage: !params.field || isForWholeForm(result, params.field instanceof HTMLTextAreaElement),
}));
sample({
  clock: pasteParsed.filterMap(({ isMessage, result }) => (isMessage ? result : undefined)),
  source: { isOpen: RequestGate.status, isLocked: $isFormLocked },
  // Ignores the message if the form was closed or submitted while it was parsed.
  filter: ({ isOpen, isLocked }) => isOpen && !isLocked,
  fn: (_, message) => message,
  target: messagePasted,
});
sample({
  clock: pasteParsed.filterMap((paste) => (paste.isMessage ? undefined : paste)),
  target: insertTextFx,
});
sample({ clock: parseMessageFx.fail, fn: ({ params }) => params, target: insertTextFx });
