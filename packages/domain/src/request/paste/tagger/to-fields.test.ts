import { describe, expect, it } from 'vitest';
import { toFields } from './to-fields.ts';
import { textOfSpans, type Span } from './spans.ts';
import { splitTokens } from './tokens.ts';

/** Reads the fields of a text in which the parts of a field are given as words. */
const read = (text: string, parts: { readonly name?: string; readonly address?: string }) => {
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
});
