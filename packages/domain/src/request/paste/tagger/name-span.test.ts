import { describe, expect, it } from 'vitest';
import { matchWords } from './lexicon.ts';
import { withoutTitles } from './name-span.ts';
import { splitTokens } from './tokens.ts';

const strip = (text: string): string => {
  const tokens = splitTokens(text, []);
  const [first, last] = withoutTitles(tokens, matchWords(tokens).masks, [0, tokens.length - 1]);
  return text.slice(tokens[first]?.start, tokens[last]?.end);
};

describe('withoutTitles', () => {
  it.each([
    ['Dr. Amina Odhiambo', 'Amina Odhiambo'],
    ['Prof Dr Lim', 'Lim'],
    ['Tariq Sahib', 'Tariq'],
  ])('cuts the titles of %s', (text, name) => {
    expect(strip(text)).toBe(name);
  });

  it.each(['Amina Odhiambo', 'Uncle', 'สมชาย'])('keeps %s', (text) => {
    expect(strip(text)).toBe(text);
  });
});
