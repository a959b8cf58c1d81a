import { asciiDigits } from '../internals/ascii-digits.ts';

/** Returns the digits of a text as ASCII and drops all other characters. Accepts digits of any script. */
const toAsciiDigits = (text: string): string => asciiDigits(text).replace(/[^0-9]/g, '');

/** Normalizes a controlled value to at most `length` ASCII digits. */
export function normalizeCode(text: string, length: number): string {
  return toAsciiDigits(text).slice(0, length);
}

/** Spaces and dashes between groups of digits, and invisible format characters from copied text. */
const separators = /(?<=\d)[\s\p{Pd}\p{Cf}]+(?=\d)/gu;

/**
 * Extracts the code from pasted text, including a whole message ("123 456 is your code, valid for 10
 * minutes"). Returns null if no run of digits has exactly `length` digits.
 */
export function extractCode(text: string, length: number): string | null {
  const asciiText = asciiDigits(text);
  const digitRun = new RegExp(String.raw`(?<!\d)\d{${String(length)}}(?!\d)`);
  return digitRun.exec(asciiText)?.[0] ?? digitRun.exec(asciiText.replace(separators, ''))?.[0] ?? null;
}

/**
 * Returns the code and the caret position after an edit of the field. A digit typed into a full code replaces
 * the digit after the caret. A digit typed at the end of a full code is ignored.
 */
export function editCode(text: string, caret: number, length: number) {
  const head = toAsciiDigits(text.slice(0, caret)).slice(0, length);
  const tail = toAsciiDigits(text.slice(caret));
  const surplus = Math.max(0, head.length + tail.length - length);
  return { code: head + tail.slice(surplus), caret: head.length };
}
