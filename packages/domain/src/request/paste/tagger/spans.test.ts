import { describe, expect, it } from 'vitest';
import { createMaskedText } from '../masked-text.ts';
import { NAME_IN_NOTE } from './labels.ts';
import { spansOf, textOfSpans } from './spans.ts';
import { splitTokens } from './tokens.ts';

const read = (text: string, labels: readonly number[], field: 'name' | 'address' | 'unit' | 'note') => {
  const { source, visible } = createMaskedText(text);
  return textOfSpans(source, splitTokens(visible, []), spansOf(Uint8Array.from(labels), field));
};

describe('the value of labelled tokens', () => {
  it('joins the parts of an address on both sides of its unit', () => {
    const labels = [3, 4, 5, 6, 3];
    expect(read('Lake Road, flat 4, Banani', labels, 'address')).toBe('Lake Road, Banani');
    expect(read('Lake Road, flat 4, Banani', labels, 'unit')).toBe('flat 4');
  });

  it('replaces line breaks inside an address by commas', () => {
    expect(read('Lake Road\nBanani', [3, 4, 4], 'address')).toBe('Lake Road, Banani');
  });

  it('includes the closing bracket and the mark of a unit', () => {
    expect(read('Road 5 (Banani)', [3, 4, 4], 'address')).toBe('Road 5 (Banani)');
    expect(read('at #03-07 now', [0, 5, 6, 0], 'unit')).toBe('#03-07');
  });

  it('reads a name inside a note as part of both', () => {
    const labels = [7, 8, NAME_IN_NOTE];
    expect(read('ask for Danae', labels, 'name')).toBe('Danae');
    expect(read('ask for Danae', labels, 'note')).toBe('ask for Danae');
  });
});
