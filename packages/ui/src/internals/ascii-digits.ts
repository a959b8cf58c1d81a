const decimalDigit = /\p{Nd}/u;
const decimalDigits = /\p{Nd}/gu;

/**
 * The value 0–9 of a decimal digit of any script. Unicode gives each script its ten digits in one ascending run
 * (some runs touch, as in the mathematical alphabets), so the distance from the start of the run tells the value.
 */
function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let start = codePoint;
  while (decimalDigit.test(String.fromCodePoint(start - 1))) start -= 1;
  return (codePoint - start) % 10;
}

/** The text with the decimal digits of every script (Bengali, Arabic-Indic, full-width …) as ASCII; nothing else changes. */
export function asciiDigits(text: string): string {
  return text.replace(decimalDigits, (digit) => (digit <= '9' ? digit : String(digitValue(digit))));
}
