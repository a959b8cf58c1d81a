const decimalDigit = /\p{Nd}/u;
const nonAsciiDigits = /(?![0-9])\p{Nd}/gu;

/**
 * The value of a decimal digit of any script. Unicode assigns decimal digits in gapless ascending runs of ten that
 * begin with zero, so the distance to the start of the run, modulo ten, is the value.
 */
const digitValue = (digit: string): number => {
  const codePoint = digit.codePointAt(0) ?? 0;
  let start = codePoint;
  while (decimalDigit.test(String.fromCodePoint(start - 1))) start -= 1;
  return (codePoint - start) % 10;
};

/** The same text with the decimal digits of every script (Bengali, Arabic-Indic, full-width …) written as 0 to 9. */
export const asciiDigits = (text: string): string =>
  text.replace(nonAsciiDigits, (digit) => String(digitValue(digit)));

/** True when the text holds a decimal digit of any script. */
export const hasDigit = (text: string): boolean => decimalDigit.test(text);
