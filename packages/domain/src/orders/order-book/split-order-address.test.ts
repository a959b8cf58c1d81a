import { describe, expect, it } from 'vitest';
import { splitOrderAddress } from './split-order-address.ts';

const text = '#12-34, 5 Kent Ridge, Singapore';

describe('splitOrderAddress', () => {
  it('separates the unit in Singapore, where each address has one', () => {
    expect(splitOrderAddress(text, 'sg')).toEqual({ unit: '#12-34', address: '5 Kent Ridge, Singapore' });
    expect(splitOrderAddress('5 Kent Ridge', 'sg')).toEqual({ unit: '', address: '5 Kent Ridge' });
  });

  it('keeps the address whole elsewhere, because the first part may be the street', () => {
    expect(splitOrderAddress(text, 'bd')).toEqual({ unit: '', address: text });
  });
});
