/**
 * Trims a typed text and normalizes it to Unicode's composed form (NFC), so that equal texts have equal
 * bytes.
 */
export const normalizeText = (text: string): string => text.normalize('NFC').trim();

/** The length in Unicode code points. */
export const characterCount = (text: string): number => Array.from(text).length;

/** The length in UTF-8 bytes. */
export const byteCount = (text: string): number => new TextEncoder().encode(text).length;
