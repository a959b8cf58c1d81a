/** Matches a text that has no accents, like most names and ids. Lowercasing it is enough. */
const asciiText = /^[ -~]*$/;

/**
 * Normalizes a text for searching. Lowercases it, removes accents (`É` → `e`) and replaces full-width
 * letters with ordinary ones. Many people write the Arabic endings `ة` and `ى` as `ه` and `ي`.
 *
 * The result has the same length, so an index in one string is valid in the other. A character stays
 * unchanged if its base form has a different length.
 */
export function foldText(text: string): string {
  if (asciiText.test(text)) return text.toLowerCase();
  let folded = '';
  for (const character of text) {
    const base = character
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace('ة', 'ه')
      .replace('ى', 'ي')
      .toLowerCase();
    folded += base.length === character.length ? base : character;
  }
  return folded;
}
