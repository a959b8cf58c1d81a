import { describe, expect, it } from 'vitest';
import { countWords, levelsWithout, readLevels, storeLevels } from './common-words.ts';
import { hashText } from './hash.ts';

const [common, rare] = [hashText('please'), hashText('wanjiru')];
const messages = [...Array.from({ length: 20 }, () => new Set([common])), new Set([common, rare])];
const counts = countWords(messages);

describe('storeLevels', () => {
  it('keeps the level of each word', () => {
    const levels = readLevels(storeLevels(counts));
    expect([levels(common), levels(rare), levels(hashText('unseen'))]).toEqual([3, 0, 0]);
  });

  it('writes a text that JSON need not escape', () => {
    const many = new Map(Array.from({ length: 60_000 }, (_, index) => [hashText(String(index)), index % 20]));
    const text = storeLevels(many);
    expect(JSON.stringify(text)).toHaveLength(text.length + 2);
  });
});

describe('readLevels', () => {
  it('knows no common word without a text', () => {
    expect(readLevels('')(common)).toBe(0);
  });
});

describe('levelsWithout', () => {
  it('does not count the message itself', () => {
    const twice = countWords([new Set([rare]), new Set([rare])]);
    expect(levelsWithout(twice, new Set())(rare)).toBe(1);
    expect(levelsWithout(twice, new Set([rare]))(rare)).toBe(0);
  });
});
