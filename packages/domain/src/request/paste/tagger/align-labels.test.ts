import { describe, expect, it } from 'vitest';
import { createMaskedText } from '../masked-text.ts';
import { spansOf, textOfSpans } from './spans.ts';
import { splitTokens } from './tokens.ts';
import { alignLabels } from './align-labels.ts';

const toVisible = (text: string): string => createMaskedText(text).visible;

describe('aligning labels with a message', () => {
  it('labels an address on both sides of its unit', () => {
    const { source, visible } = createMaskedText('Lake Road 5, flat 4, Banani. Ana, 01711');
    const tokens = splitTokens(visible, []);
    const labels = { name: 'Ana', address: 'Lake Road 5, Banani', unit: 'flat 4', note: null };
    const tags = alignLabels(visible, tokens, labels, toVisible);
    const read = (field: 'name' | 'address' | 'unit') => textOfSpans(source, tokens, spansOf(tags, field));
    expect(read('address')).toBe('Lake Road 5, Banani');
    expect(read('unit')).toBe('flat 4');
    expect(read('name')).toBe('Ana');
  });

  it('leaves out a label that is not in the message', () => {
    const { visible } = createMaskedText('Lake Road 5');
    const labels = { name: 'Ana', address: null, unit: null, note: null };
    expect([...alignLabels(visible, splitTokens(visible, []), labels, toVisible)]).toEqual([0, 0, 0]);
  });
});
