import { describe, expect, it } from 'vitest';
import { createMaskedText } from '../masked-text.ts';
import { gaps, splitTokens, type Claim } from './tokens.ts';

const tokensOf = (text: string, claims: readonly Claim[] = []) => {
  const { visible } = createMaskedText(text);
  return splitTokens(visible, claims).map(({ start, end }) => visible.slice(start, end));
};

describe('splitting a message into tokens', () => {
  it('separates words, numbers and the letter of a flat', () => {
    expect(tokensOf("c/ Sorolla 65, 4C: O'Hara")).toEqual(['c', 'Sorolla', '65', '4', 'C', "O'Hara"]);
  });

  it('splits scripts without spaces into characters, and katakana into runs', () => {
    expect(tokensOf('栄5-27 コーポひばり')).toEqual(['栄', '5', '27', 'コーポ', 'ひ', 'ば', 'り']);
  });

  it('keeps Thai vowels and tone marks with their consonant', () => {
    expect(tokensOf('ชั้น 3')).toEqual(['ชั้', 'น', '3']);
  });

  it('makes one token of a claimed phone number', () => {
    expect(tokensOf('Ana 017 11, ok', [{ start: 4, end: 10, kind: 'phone' }])).toEqual([
      'Ana',
      '017 11',
      'ok',
    ]);
  });

  it('keeps the strongest separator before each token', () => {
    const { visible } = createMaskedText('Name: Ana,\nRoad 5');
    expect(splitTokens(visible, []).map(({ gap }) => gap)).toEqual([
      gaps.blankLine,
      gaps.colon,
      gaps.newline,
      gaps.space,
    ]);
  });
});
