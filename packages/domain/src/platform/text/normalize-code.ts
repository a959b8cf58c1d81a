import { toAsciiDigits } from './ascii-digits.ts';
import { normalizeText } from './normalize-text.ts';

/** Normalizes a typed code, such as a voucher code. The service compares codes with ASCII digits. */
export const normalizeCode = (text: string): string => toAsciiDigits(normalizeText(text));
