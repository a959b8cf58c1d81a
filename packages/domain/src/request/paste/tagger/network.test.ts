import { describe, expect, it } from 'vitest';
import { randomWeights } from '../testing/random-weights.ts';
import { pasteWeights } from '../weights/index.ts';
import { LABEL_COUNT } from './labels.ts';
import { attentionShares, judge, OUTPUT_COLUMNS, verdicts } from './network.ts';

const { network } = randomWeights(4, pasteWeights).tagger;
/** Judges tokens with one feature each. */
const judgeTokens = (...hashes: readonly number[]) =>
  judge(
    Int32Array.from(hashes),
    Int32Array.from({ length: hashes.length + 1 }, (_, at) => at),
    network,
  );

describe('the network', () => {
  it('judges a token by those before and after it', () => {
    const original = judgeTokens(11, 22, 33, 44).labelScores.slice(LABEL_COUNT, 2 * LABEL_COUNT);
    const others = [judgeTokens(12, 22, 33, 44), judgeTokens(11, 22, 33, 45)];
    for (const { labelScores } of others)
      expect(labelScores.slice(LABEL_COUNT, 2 * LABEL_COUNT)).not.toEqual(original);
  });

  it('tells the order of the tokens', () => {
    expect(judgeTokens(11, 22).verdictScores).not.toEqual(judgeTokens(22, 11).verdictScores);
  });

  it('judges a message without tokens', () => {
    const { labelScores, verdictScores } = judgeTokens();
    expect(labelScores).toHaveLength(0);
    for (const verdict of verdicts) expect(verdictScores[verdict]).toBe(0);
  });
});

describe('the attention', () => {
  it('shares 1 among the tokens', () => {
    const outputs = Float32Array.from({ length: 3 * OUTPUT_COLUMNS }, (_, cell) => Math.sin(cell) * 90);
    const shares = attentionShares(outputs, 3, 1);
    expect(shares).toHaveLength(3);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  });
});
