const dialableCharacter = /[\d+]/;

/** How many digits and pluses stand before the caret; separators come and go, these stay. */
export function dialableBefore(text: string, caret: number): number {
  let count = 0;
  for (const character of text.slice(0, caret)) if (dialableCharacter.test(character)) count += 1;
  return count;
}

/** The caret that has `count` digits and pluses before it: right behind the last of them. */
export function caretAfter(text: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index;
    if (dialableCharacter.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}

/**
 * The text without the digit next to the caret. For a deletion that hit a separator only: it would come straight
 * back, and the person would be stuck in front of it.
 */
export function deleteDigitAt(text: string, caret: number, direction: 'backward' | 'forward') {
  const step = direction === 'backward' ? -1 : 1;
  let index = direction === 'backward' ? caret - 1 : caret;
  while (index >= 0 && index < text.length && !dialableCharacter.test(text.charAt(index))) index += step;
  if (index < 0 || index >= text.length) return { text, caret };
  return {
    text: text.slice(0, index) + text.slice(index + 1),
    caret: direction === 'backward' ? index : caret,
  };
}
