/**
 * A text as people search it: lower case, base letters only (`É` is `e`, full-width letters are ordinary ones). It has
 * the length of the text, so that a place in one is a place in the other; what has no single base letter stays.
 */
export function foldText(text: string): string {
  let folded = '';
  for (const character of text) {
    const base = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    folded += base.length === character.length ? base : character;
  }
  return folded;
}
