import type { ParsedMessage } from '@saddlebag/domain/paste';

/** A form control that accepts pasted text. */
type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * A pasted text that may be a message. `field` is the empty field it was pasted into, or null if there was
 * none.
 */
export interface PastedText {
  readonly text: string;
  readonly field: TextControl | null;
}

const textFieldSelector = 'input:not([type=radio], [type=checkbox], [type=button]), textarea';
const formSelector = '[data-slot=request-page]';
/** Matches open dialogs. A closed popover, such as the help centre's panel, stays in the document. */
const dialogSelector = ':is([role=dialog], [role=alertdialog]):not([popover]:not(:popover-open))';

/**
 * Returns true for a text that may contain several values: several lines, or letters with at least five
 * digits.
 */
export const looksLikeMessage = (text: string): boolean =>
  /\S\s*\n\s*\S/.test(text) || (/\p{L}/u.test(text) && (text.match(/\p{Nd}/gu) ?? []).length >= 5);

/**
 * Returns true if a message belongs to the whole form and not only to the field it was pasted into: it
 * contains coordinates or at least two values. A multi-line field keeps a message unless it has a phone
 * number and a name or place.
 */
export const isForWholeForm = (message: ParsedMessage, isMultiLine: boolean): boolean => {
  const hasPlace = message.address !== null || message.point !== null;
  if (isMultiLine) return message.phone !== null && (hasPlace || message.name !== null);
  return message.point !== null || Object.values(message).filter((value) => value !== null).length > 1;
};

/** Returns the text to parse, or null if the browser should handle the paste. */
export const readPaste = (event: ClipboardEvent): PastedText | null => {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const { target } = event;
  if (event.defaultPrevented || text.trim() === '' || document.querySelector(dialogSelector)) return null;
  if (!(target instanceof HTMLElement) || !target.matches(textFieldSelector)) return { text, field: null };
  const field = target as TextControl;
  const isEmptyFormField = field.value === '' && field.closest(formSelector) !== null;
  return isEmptyFormField && looksLikeMessage(text) ? { text, field } : null;
};

/** Inserts a text into its field, as the browser would have done. */
export const insertText = ({ text, field }: PastedText): void => {
  if (!field?.isConnected) return;
  field.focus();
  const isSingleLine = field instanceof HTMLInputElement;
  // Deprecated, but the only way to insert text that keeps the browser's undo history.
  document.execCommand('insertText', false, isSingleLine ? text.trim().replace(/\s*\n\s*/g, ' ') : text);
};
