/**
 * Small numbers as characters, to store many of them as a text in JSON. The digits are the characters of ASCII that JSON
 * does not escape, with the space as 0. Such a text compresses better than base64.
 */
const digits = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter(
  (char) => char !== '"' && char !== '\\',
);
const valueByCode = new Uint8Array(128);
for (const [value, digit] of digits.entries()) valueByCode[digit.charCodeAt(0)] = value;

/** Number of digits. */
export const DIGIT_COUNT = digits.length;

/** Returns the digit for a whole number from 0 to `DIGIT_COUNT - 1`. */
export const toDigit = (value: number): string => {
  const digit = digits[value];
  if (digit === undefined)
    throw new RangeError(`A digit stands for 0 to ${DIGIT_COUNT - 1}, not for ${value}.`);
  return digit;
};

/** Returns the numbers that the digits of a text stand for. */
export const readDigits = (text: string): Uint8Array =>
  Uint8Array.from({ length: text.length }, (_, index) => valueByCode[text.charCodeAt(index)] ?? 0);
