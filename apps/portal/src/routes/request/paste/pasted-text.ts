import type { ParsedMessage } from '@saddlebag/domain/paste';

/** A field that text can be pasted into. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** A text that may be a message, and the empty field it was pasted into; null when it went into none. */
export interface PastedText {
  readonly text: string;
  readonly field: TextControl | null;
}

const textControl = 'input:not([type=radio], [type=checkbox], [type=button]), textarea';
const form = '[data-slot=request-page]';
const dialog = '[role=dialog], [role=alertdialog]';

/** Lines, or letters beside several digits, may say more than one thing: a number or a word by itself does not. */
export const looksLikeMessage = (text: string): boolean =>
  /\S\s*\n\s*\S/.test(text) || (/\p{L}/u.test(text) && (text.match(/\p{Nd}/gu) ?? []).length >= 5);

/**
 * Whether a text is for the whole form and not for the field it was pasted into: it points to a place or says more than
 * one thing. A field of many lines may well be meant to have all of it, unless it says who is to be visited where.
 */
export const isForWholeForm = (read: ParsedMessage, isLong: boolean): boolean => {
  const hasPlace = read.address !== null || read.point !== null;
  if (isLong) return read.phone !== null && (hasPlace || read.name !== null);
  return read.point !== null || Object.values(read).filter((said) => said !== null).length > 1;
};

/** What to read of a paste; null for an ordinary one, which goes where it was made. */
export const readPaste = (event: ClipboardEvent): PastedText | null => {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const { target } = event;
  if (event.defaultPrevented || text.trim() === '' || document.querySelector(dialog)) return null;
  if (!(target instanceof HTMLElement) || !target.matches(textControl)) return { text, field: null };
  const field = target as TextControl;
  const isOpen = field.value === '' && field.closest(form) !== null;
  return isOpen && looksLikeMessage(text) ? { text, field } : null;
};

/** Puts a text into its field after all, as the browser would have done. */
export const insertText = ({ text, field }: PastedText): void => {
  if (!field?.isConnected) return;
  field.focus();
  const isLine = field instanceof HTMLInputElement;
  // The one way that leaves the browser's own undo whole.
  document.execCommand('insertText', false, isLine ? text.trim().replace(/\s*\n\s*/g, ' ') : text);
};
