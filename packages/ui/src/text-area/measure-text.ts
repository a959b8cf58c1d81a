/** How a limit counts: Unicode code points, what a reader sees as one character, or bytes in UTF-8. */
export type TextUnit = 'character' | 'grapheme' | 'byte';

const encoder = new TextEncoder();

function graphemes(text: string): number {
  let count = 0;
  for (const _ of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) count += 1;
  return count;
}

/** The length of a text in the unit of a limit. */
export function measureText(text: string, unit: TextUnit): number {
  switch (unit) {
    case 'character':
      return [...text].length;
    case 'grapheme':
      return graphemes(text);
    case 'byte':
      return encoder.encode(text).length;
  }
}
