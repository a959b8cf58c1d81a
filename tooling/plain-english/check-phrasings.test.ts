import { describe, expect, it } from 'vitest';
import { findPhrasings, mayContainPhrasings } from './check-phrasings.ts';

describe('findPhrasings', () => {
  it('returns the phrasings in text order, each with its line offset', () => {
    const found = findPhrasings('Whoever waits\nis told so anew.');

    expect(found.map(({ words, lineOffset }) => [words, lineOffset])).toEqual([
      ['Whoever', 0],
      ['is told', 1],
      ['anew', 1],
    ]);
  });

  it.each([
    ['a docblock', '/**\n * The fee of\n * before.\n */'],
    ['line comments', '// The fee of\n  // before.'],
    ['a paragraph', 'The fee of\nbefore.'],
  ])('finds a phrasing that spans two lines of %s', (_, text) => {
    expect(findPhrasings(text)).toMatchObject([
      { words: 'of before', lineOffset: text.startsWith('/**') ? 1 : 0 },
    ]);
  });

  it('ignores URLs and code in backticks', () => {
    expect(findPhrasings('`anew` and https://example.com/whoever')).toEqual([]);
  });

  it('ignores phrasings inside longer words', () => {
    expect(findPhrasings('The renewal went out of date; maybe iterate, here and there.')).toEqual([]);
  });

  it.each([
    'An asterisk stands for the rest of the id.',
    'The sandbox stands in for the courier service.',
    'An overlay must not stand in the way of the keyboard.',
    'Two orders can be told apart by their ids.',
    'If there are none, the list shows its empty state. There is none of that here.',
    'The token goes out of scope with the session.',
    'Looks up the place, and waits for it.',
    'A screen reader user hears the label.',
  ])('accepts good English: %s', (text) => {
    expect(findPhrasings(text)).toEqual([]);
  });
});

describe('mayContainPhrasings', () => {
  it('returns true for a phrasing in a comment', () => {
    expect(mayContainPhrasings('const a = 1; // Computed anew.')).toBe(true);
  });

  it('returns false when a phrasing occurs only as part of an identifier', () => {
    expect(mayContainPhrasings('const renewal = whoeverElse; // Computed again.')).toBe(false);
  });
});
