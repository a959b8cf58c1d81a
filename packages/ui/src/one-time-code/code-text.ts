import { asciiDigits } from '../internals/ascii-digits.ts';

/** The digits of a text of any script, as ASCII; spaces, dashes and all else are left out. */
const digitsOf = (text: string): string => asciiDigits(text).replace(/[^0-9]/g, '');

/** What is given to be shown: at most `length` digits. */
export function plainCode(text: string, length: number): string {
  return digitsOf(text).slice(0, length);
}

/** Dashes and spaces with which a code is written in groups, and marks that copied text carries unseen. */
const separators = /(?<=\d)[\s\p{Pd}\p{Cf}]+(?=\d)/gu;

/**
 * The code in a pasted text, also one of a whole message ("123 456 is your code, valid for 10 minutes"). Null
 * when the text holds no run of just that many digits; it is then no more than some digits of a code.
 */
export function codeIn(text: string, length: number): string | null {
  const plain = asciiDigits(text);
  const run = new RegExp(String.raw`(?<!\d)\d{${String(length)}}(?!\d)`);
  return run.exec(plain)?.[0] ?? run.exec(plain.replace(separators, ''))?.[0] ?? null;
}

/**
 * The code after a change of the field. A digit that is typed into the midst of a full code replaces the one behind
 * the caret, as each digit has its place; beyond the end there is no place.
 */
export function editCode(text: string, caret: number, length: number) {
  const head = digitsOf(text.slice(0, caret)).slice(0, length);
  const tail = digitsOf(text.slice(caret));
  const surplus = Math.max(0, head.length + tail.length - length);
  return { code: head + tail.slice(surplus), caret: head.length };
}
