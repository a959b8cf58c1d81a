import { describe, expect, it } from 'vitest';
import { markets } from '../../../contracts/market.ts';
import { createMessageContext } from '../learning/message-context.ts';
import { createMaskedText } from '../masked-text.ts';
import { findPhoneCandidates } from './phone-candidates.ts';

const candidatesOf = (text: string) => {
  const masked = createMaskedText(text);
  return findPhoneCandidates(createMessageContext(masked, masked), markets.sg);
};
const numbersOf = (text: string): readonly string[] => candidatesOf(text).map(({ value }) => value);

describe('a phone number that is corrected', () => {
  it('is not negated by the next line', () => {
    expect(numbersOf('8123 4567\nsorry typo, 8123 4576\nno sugar please')).toEqual(['+6581234576']);
  });

  it('is not negated by a word about the digits after it', () => {
    expect(numbersOf('phone 8123 4567\nwrong, it is 8123 4576 not 67')).toEqual(['+6581234576']);
  });

  it('is the later one if the word for "wrong" stands between them', () => {
    expect(numbersOf('เบอร์ 8123 4567 ขอโทษนะ พิมพ์ผิด เบอร์ 8123 4576')).toEqual(['+6581234576']);
  });
});

describe('a phone number beside another one', () => {
  it('is the first or the second of a pair', () => {
    const [first, second] = candidatesOf('Tel 8123 4567 or 9234 5678, Hill Street 8');
    expect(first?.features).toContain('first of pair');
    expect(second?.features).toContain('second of pair');
  });
});

describe('the date of a chat export', () => {
  it('is no phone number', () => {
    expect(numbersOf('[08.02.26 01:47] Lin: hello')).toEqual([]);
  });
});
