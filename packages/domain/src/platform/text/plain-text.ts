/** What is sent of a typed text: trimmed, and in Unicode's composed form (NFC), so that equal texts are equal bytes. */
export const plainText = (text: string): string => text.normalize('NFC').trim();

/** Length in Unicode code points; an emoji of one code point counts once. */
export const characterCount = (text: string): number => Array.from(text).length;

/** Length in UTF-8 bytes. */
export const byteCount = (text: string): number => new TextEncoder().encode(text).length;
