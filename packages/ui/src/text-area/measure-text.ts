/** How a limit counts: Unicode code points, what a reader sees as one character, or bytes in UTF-8. */
export type TextUnit = 'character' | 'grapheme' | 'byte';

const encoder = new TextEncoder();

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The length of a text in the unit of a limit. */
export function measureText(text: string, unit: TextUnit): number {
  switch (unit) {
    case 'character':
      return [...text].length;
    case 'grapheme':
      return [...segmenter.segment(text)].length;
    case 'byte':
      return encoder.encode(text).length;
  }
}
