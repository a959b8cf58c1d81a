import { describe, expect, it } from 'vitest';
import { markets } from '../../../contracts/market.ts';
import { createMessageContext } from '../learning/message-context.ts';
import { createMaskedText } from '../masked-text.ts';
import { findAmountCandidates } from './amount-candidates.ts';

const featuresOf = (text: string, value: number): readonly string[] => {
  const masked = createMaskedText(text);
  const candidates = findAmountCandidates(createMessageContext(masked, masked), markets.sg);
  return candidates.find((candidate) => candidate.value === value)?.features ?? [];
};

describe('a number that is no amount', () => {
  it.each(['it costs about 340', 'maybe 340-360 for everything', '大概340'])('is a guess in "%s"', (text) => {
    expect(featuresOf(text, 340)).toContain('guess');
  });

  it('is a banknote if a word for it follows', () => {
    expect(featuresOf('bill is 38, we have a 50 note', 50)).toContain('banknote by name');
  });

  it('is no banknote if the change is for another number', () => {
    expect(featuresOf('total 50 change for 100', 50)).not.toContain('banknote by name');
  });

  it('is no candidate in a foreign phone number', () => {
    expect(featuresOf('whatsapp +49 176 3055 8812', 8812)).toEqual([]);
  });
});
