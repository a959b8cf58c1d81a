import type { Artwork } from './artwork.ts';

/** Estimates the width of a letter in em, to lay out a name before the typeface is loaded. */
const estimateWidth = (letter: string): number => {
  if (/[\s.,'’ijlI|]/u.test(letter)) return 0.3;
  if (/[frt]/u.test(letter)) return 0.4;
  if (/[mwMW@]/u.test(letter)) return 0.9;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter)) return 1;
  return /\p{Lu}/u.test(letter) ? 0.7 : 0.58;
};

/** Creates a wordmark from a name, as text in the brand's display typeface. */
export function createTextWordmark(name: string): Artwork {
  const size = 36;
  const length = Math.round([...name].reduce((sum, letter) => sum + estimateWidth(letter), 0) * size);
  return {
    viewBox: `0 0 ${length + 8} 44`,
    shapes: [{ text: name, x: 4, y: 34, size, length, fill: 'current' }],
  };
}

/**
 * Creates a mark for a brand without one: the initial in an open ring, with a dot in the second brand colour
 * in the gap.
 */
export function createInitialMark(name: string): Artwork {
  const [initial = ''] = [...name.trim()];
  return {
    viewBox: '0 0 48 48',
    shapes: [
      { d: 'M31.5 5.4A20 20 0 1 0 42.6 16.5', stroke: 'current', width: 3.5 },
      { text: initial.toLocaleUpperCase('en'), x: 24, y: 33, size: 25, anchor: 'middle', fill: 'current' },
      { d: 'M39 5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z', fill: 'spark' },
    ],
  };
}
