import { describe, expect, it } from 'vitest';
import { indexWords, scanWords, startsOfWords } from './word-index.ts';

const index = indexWords([['kind', ['refund*', 'cash', 'line pay', '現金', 'مدفوع', '円']] as const], true);
const wordsIn = (text: string): readonly string[] =>
  scanWords(text, index).map(({ start, end }) => text.slice(start, end));

describe('a word index', () => {
  it('finds whole words', () => {
    expect(wordsIn('cash, not cashier, line pay')).toEqual(['cash', 'line pay']);
  });

  it('finds words with other endings if they end with an asterisk', () => {
    expect(wordsIn('i was refunded')).toEqual(['refund']);
  });

  it('finds words in scripts without spaces', () => {
    expect(wordsIn('全部現金500円')).toEqual(['現金', '円']);
  });

  it('finds Arabic words after an article or a particle, but not inside a word', () => {
    expect(wordsIn('والمدفوع هو')).toEqual(['مدفوع']);
    expect(wordsIn('غيرمدفوع')).toEqual([]);
  });

  it('finds where words start inside other words', () => {
    expect(startsOfWords('cashier', index).map(({ start }) => start)).toEqual([0]);
  });
});
