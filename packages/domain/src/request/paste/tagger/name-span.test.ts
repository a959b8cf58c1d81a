import { describe, expect, it } from 'vitest';
import { matchWords } from './lexicon.ts';
import { toNameSpan } from './name-span.ts';
import { splitTokens } from './tokens.ts';

/** Reads the name whose first and last words the tagger has found. */
const readName = (text: string, found = text): string => {
  const tokens = splitTokens(text, []);
  const start = text.indexOf(found);
  const first = tokens.findIndex((token) => token.start >= start);
  const last = tokens.findLastIndex(({ end }) => end <= start + found.length);
  const span = toNameSpan(text, tokens, matchWords(tokens).masks, [first, last]);
  return text.slice(tokens[span[0]]?.start, tokens[span[1]]?.end);
};

describe('the span of a name', () => {
  it.each([
    ['Dr. Amina Odhiambo', 'Amina Odhiambo'],
    ['Prof Dr Lim', 'Lim'],
    ['Tariq Sahib', 'Tariq'],
    ['Barrister Nilufar Haq', 'Nilufar Haq'],
    ['陳組長', '陳'],
    ['周老師', '周'],
  ])('is without the titles of %s', (text, name) => {
    expect(readName(text)).toBe(name);
  });

  it.each(['Amina Odhiambo', 'Uncle', 'สมชาย', 'Ah Seng', 'Abu Tariq', 'Conte Livia', 'أبو طارق'])(
    'is all of %s',
    (text) => {
      expect(readName(text)).toBe(text);
    },
  );

  it.each([
    ['for Malee S., 081 234 5678', 'Malee', 'Malee S'],
    ['Malee S.\n5 Hill Road', 'Malee', 'Malee S'],
    ['for Malee S.A.', 'Malee', 'Malee'],
    ['Malee. S. will pay', 'Malee', 'Malee'],
    ['送給小陳', '陳', '小陳'],
    ['小 陳', '陳', '陳'],
    ['民安國小陳', '陳', '陳'],
    ['Ana Prats / Jordi', 'Ana Prats / Jordi', 'Ana Prats'],
    ['Ana/Jordi', 'Ana/Jordi', 'Ana/Jordi'],
  ])('in "%s" around "%s" is "%s"', (text, found, name) => {
    expect(readName(text, found)).toBe(name);
  });
});
