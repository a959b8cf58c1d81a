const decimalDigit = /\p{Nd}/u;
const nonAsciiDigits = /(?![0-9])\p{Nd}/gu;

/**
 * Returns the value of a decimal digit in any script. Unicode assigns decimal digits in contiguous runs of
 * ten that start with zero. The distance to the start of a run, modulo ten, is therefore the value.
 */
const digitValue = (digit: string): number => {
  const codePoint = digit.codePointAt(0) ?? 0;
  let start = codePoint;
  while (decimalDigit.test(String.fromCodePoint(start - 1))) start -= 1;
  return (codePoint - start) % 10;
};

/** Replaces the decimal digits of all scripts (Bengali, Arabic-Indic, full-width …) by 0 to 9. */
export const toAsciiDigits = (text: string): string =>
  text.replace(nonAsciiDigits, (digit) => String(digitValue(digit)));

/** True if the text contains a decimal digit of any script. */
export const hasDigit = (text: string): boolean => decimalDigit.test(text);
