export { toAsciiDigits, hasDigit } from './ascii-digits.ts';
export { byteCount, characterCount, normalizeText } from './normalize-text.ts';
export { normalizeCode } from './normalize-code.ts';
