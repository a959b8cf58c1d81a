/** Unit of a length limit: Unicode code points, grapheme clusters or UTF-8 bytes. */
export type TextUnit = 'character' | 'grapheme' | 'byte';

const encoder = new TextEncoder();

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns the length of a text in `unit`. */
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
