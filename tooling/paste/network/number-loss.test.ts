import { describe, expect, it } from 'vitest';
import { numberGradients, type NumberChoice } from './number-loss.ts';

/** Four numbers: two of the right value, one that the network does not read, and a wrong one. */
const choice: NumberChoice = {
  tokens: Int32Array.from([0, 2, -1, 3]),
  scores: Float64Array.from([0.4, -1.2, 0.9, 1.5]),
  isRight: Uint8Array.from([1, 1, 0, 0]),
};
const noneRight: NumberChoice = { ...choice, isRight: new Uint8Array(4) };
const added = Float64Array.from([0.3, 0.8, -0.5, 0.2]);

/** The loss itself, to compare its gradients with. */
const lossOf = ({ tokens, scores, isRight }: NumberChoice, changed: Float64Array): number => {
  const shares = Array.from(scores, (score, option) =>
    Math.exp(score + (changed[tokens[option] ?? -1] ?? 0)),
  );
  const right = shares.reduce((sum, share, option) => sum + (isRight[option] ? share : 0), 0);
  const total = shares.reduce((sum, share) => sum + share, 1);
  return -Math.log((isRight.includes(1) ? right : 1) / total);
};

const slopesOf = (example: NumberChoice): readonly number[] =>
  Array.from(added, (score, at) => {
    const lossWith = (value: number): number => lossOf(example, added.with(at, value));
    return (lossWith(score + 1e-4) - lossWith(score - 1e-4)) / 2e-4;
  });

describe('the gradient of the score at each token', () => {
  it.each([
    ['a right number', choice],
    ['no right number', noneRight],
  ])('is that of the loss for a message with %s', (_, example) => {
    const gradients = numberGradients(example, added, 2);
    for (const [at, slope] of slopesOf(example).entries()) expect(gradients[at]).toBeCloseTo(2 * slope, 5);
  });

  it('is 0 where no number starts', () => {
    expect(numberGradients(choice, added, 2)[1]).toBe(0);
  });
});
