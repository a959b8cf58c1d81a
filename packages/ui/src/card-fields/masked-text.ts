import { asciiDigits } from '../internals/ascii-digits.ts';

/** An edit of a masked field, as reported by the browser. */
export interface MaskedEdit {
  readonly text: string;
  readonly caret: number;
  readonly deletion: 'backward' | 'forward' | null;
  /**
   * Number of digits that the field had before the edit. Only the count is stored, so that card data never
   * enters the state.
   */
  readonly digitCountBefore: number;
}

/** Formats a typed text. With `isDeletion`, appends no separator after the last digit. */
export type Mask = (text: string, isDeletion: boolean) => string;

export const digitsOnly = (text: string): string => asciiDigits(text).replace(/[^0-9]/g, '');

/**
 * Applies a mask to an edited field and keeps the caret after the same digit. If the edit deleted only a
 * separator, also deletes the digit next to it.
 */
export function editMasked({ text, caret, deletion, digitCountBefore }: MaskedEdit, mask: Mask) {
  const head = asciiDigits(text.slice(0, caret));
  const tail = asciiDigits(text.slice(caret));
  const isSeparatorDeleted =
    deletion !== null && digitsOnly(text).length === digitCountBefore && digitCountBefore > 0;
  const editedHead = isSeparatorDeleted && deletion === 'backward' ? head.replace(/\d(\D*)$/, '$1') : head;
  const editedTail = isSeparatorDeleted && deletion === 'forward' ? tail.replace(/^(\D*)\d/, '$1') : tail;
  const masked = mask(editedHead + editedTail, deletion !== null);
  const isAtEnd = digitsOnly(editedTail) === '';
  return {
    text: masked,
    caret: isAtEnd ? masked.length : caretAfterDigits(masked, digitsOnly(editedHead).length),
  };
}

const caretAfterDigits = (text: string, count: number): number => {
  let digitCount = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (digitCount === count) return index;
    if (/\d/.test(text.charAt(index))) digitCount += 1;
  }
  return text.length;
};
