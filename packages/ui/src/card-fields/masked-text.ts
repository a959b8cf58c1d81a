import { asciiDigits } from '../internals/ascii-digits.ts';

/** A change of a masked field, as the browser tells it. */
export interface MaskedEdit {
  readonly text: string;
  readonly caret: number;
  readonly deletion: 'backward' | 'forward' | null;
  /** How many digits stood in the field before. The digits themselves are nobody's to keep. */
  readonly countBefore: number;
}

/** Puts digits into their written form. `isDeletion`: nothing is added behind the last digit. */
export type Mask = (text: string, isDeletion: boolean) => string;

export const plainDigits = (text: string): string => asciiDigits(text).replace(/[^0-9]/g, '');

/** The field after a change, with the caret behind the digit it was behind. */
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
