const decimalDigit = /\p{Nd}/u;
const decimalDigits = /\p{Nd}/gu;

/**
 * Returns the value 0–9 of a decimal digit of any script.
 *
 * In Unicode the ten digits of a script have ascending, consecutive code points. Some runs are adjacent, as
 * in the mathematical alphabets. So the value is the distance from the start of the run, modulo 10.
 */
function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let start = codePoint;
  while (decimalDigit.test(String.fromCodePoint(start - 1))) start -= 1;
  return (codePoint - start) % 10;
}

/**
 * Converts decimal digits of every script (Bengali, Arabic-Indic, full-width…) to ASCII. Keeps all other
 * characters.
 */
export function asciiDigits(text: string): string {
  return text.replace(decimalDigits, (digit) => (digit <= '9' ? digit : String(digitValue(digit))));
}
