import { asciiDigits } from '../internals/ascii-digits.ts';

/** An edit of a masked field, as reported by the browser. */
export interface MaskedEdit {
  readonly text: string;
  readonly caret: number;
  readonly deletion: 'backward' | 'forward' | null;
  /** Number of digits before the edit. The digits themselves must not be kept. */
  readonly countBefore: number;
}

/** Formats digits. With `isDeletion`, appends no separator after the last digit. */
export type Mask = (text: string, isDeletion: boolean) => string;

export const plainDigits = (text: string): string => asciiDigits(text).replace(/[^0-9]/g, '');

/** Applies a mask to an edited field and keeps the caret after the same digit. */
export function editMasked({ text, caret, deletion, countBefore }: MaskedEdit, mask: Mask) {
  const head = asciiDigits(text.slice(0, caret));
  const tail = asciiDigits(text.slice(caret));
  const hitSeparator = deletion !== null && plainDigits(text).length === countBefore && countBefore > 0;
  const before = hitSeparator && deletion === 'backward' ? head.replace(/\d(\D*)$/, '$1') : head;
  const after = hitSeparator && deletion === 'forward' ? tail.replace(/^(\D*)\d/, '$1') : tail;
  const masked = mask(before + after, deletion !== null);
  const isAtEnd = plainDigits(after) === '';
  return { text: masked, caret: isAtEnd ? masked.length : behindDigits(masked, plainDigits(before).length) };
}

const behindDigits = (text: string, count: number): number => {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index;
    if (/\d/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
};
