/**
 * Trims a typed text and normalizes it to Unicode's composed form (NFC), so that equal texts have equal
 * bytes. Removes null characters, and halves of surrogate pairs, which a field with a maximum length leaves
 * when it cuts an emoji. The service refuses both.
 */
export const normalizeText = (text: string): string =>
  text
    .replace(/[\0\p{Surrogate}]/gu, '')
    .normalize('NFC')
    .trim();

/** The length in Unicode code points. */
export const characterCount = (text: string): number => Array.from(text).length;

/** The length in UTF-8 bytes. */
export const byteCount = (text: string): number => new TextEncoder().encode(text).length;
