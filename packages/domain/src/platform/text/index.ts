export { asciiDigits, hasDigit } from './ascii-digits.ts';
export { byteCount, characterCount, plainText } from './plain-text.ts';
