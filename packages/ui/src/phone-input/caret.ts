const dialableCharacter = /[\d+]/;

/** Counts the digits and plus signs before the caret. Formatting keeps them, but changes the separators. */
export function countDialableCharactersBefore(text: string, caret: number): number {
  let count = 0;
  for (const character of text.slice(0, caret)) if (dialableCharacter.test(character)) count += 1;
  return count;
}

/** Returns the caret position directly after the first `count` digits and plus signs. */
export function caretAfterDialableCharacters(text: string, count: number): number {
  let passed = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (passed === count) return index;
    if (dialableCharacter.test(text.charAt(index))) passed += 1;
  }
  return text.length;
}

/**
 * Removes the digit next to the caret. Used when a deletion removed only a separator: formatting would
 * restore the separator, and the caret could never get past it.
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
