import { describe, expect, it } from 'vitest';
import { toFields } from './to-fields.ts';
import { textOfSpans, type Span } from './spans.ts';
import { splitTokens } from './tokens.ts';

/** Reads the fields of a text in which the parts of a field are given as words. */
const read = (
  text: string,
  parts: { readonly name?: string; readonly address?: string; readonly note?: string },
) => {
  const tokens = splitTokens(text, []);
  const valueOf = (part: string) => {
    const start = text.indexOf(part);
    const end = start + part.length;
    const span: Span = [
      tokens.findIndex((token) => token.start >= start),
      tokens.findLastIndex((token) => token.end <= end),
    ];
    return { text: textOfSpans(text, tokens, [span]), probability: 1, spans: [span] };
  };
  return toFields(text, tokens, {
    ...(parts.name === undefined ? {} : { name: valueOf(parts.name) }),
    ...(parts.address === undefined ? {} : { address: valueOf(parts.address) }),
    ...(parts.note === undefined ? {} : { note: valueOf(parts.note) }),
  });
};

describe('toFields', () => {
  it('cuts a name off the start and the end of an address', () => {
    const start = read('Noor, 5 Lake Road', { name: 'Noor', address: 'Noor, 5 Lake Road' });
    const end = read('5 Lake Road, Noor', { name: 'Noor', address: '5 Lake Road, Noor' });
    expect([start, end].map(({ name, address }) => [name, address])).toEqual([
      ['Noor', '5 Lake Road'],
      ['Noor', '5 Lake Road'],
    ]);
  });

  it('keeps the name of a street', () => {
    const { name, address } = read('5 Calle Noor', { name: 'Noor', address: '5 Calle Noor' });
    expect([name, address]).toEqual([null, '5 Calle Noor']);
  });

  it('cuts labels out of an address', () => {
    expect(read('5 Lake Road, City: Hill Town', { address: '5 Lake Road, City: Hill Town' }).address).toBe(
      '5 Lake Road, Hill Town',
    );
  });

  it('keeps more than a label before a colon', () => {
    const address = 'Old Lake Road, near the Blue Main Gate: 5';
    expect(read(address, { address }).address).toBe(address);
  });

  it('ends no note within a time or a decimal', () => {
    expect(read('Come before 10.45 please', { note: 'before 10' }).note).toBe('before 10.45');
    expect(read('Gate height 2:1 m', { note: 'Gate height 2' }).note).toBe('Gate height 2:1');
    expect(read('Ring bell 2. 45 taka paid', { note: 'Ring bell 2' }).note).toBe('Ring bell 2');
  });
});
