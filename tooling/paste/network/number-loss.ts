import { toProbabilities } from '../../../packages/domain/src/request/paste/learning/weights.ts';

/** The numbers of a message that could be the value of a field. */
export interface NumberChoice {
  /** Token at which each number starts, or -1 if the network does not read it. */
  readonly tokens: Int32Array;
  /** Score of each number by its features. */
  readonly scores: Float64Array;
  /** 1 for each number that has the right value. Without one, the field stays empty. */
  readonly isRight: Uint8Array;
}

/**
 * Returns the gradients of the loss for the score that the network adds at each token. The loss is the negative logarithm of the
 * probability of the right value. The network learns what the features do not say, because their score is added to its own.
 * @param added One score per token
 */
export const numberGradients = (
  { tokens, scores, isRight }: NumberChoice,
  added: Float64Array,
  weight: number,
): Float64Array => {
  const gradients = new Float64Array(added.length);
  const probabilities = toProbabilities(
    Array.from(scores, (score, option) => score + (added[tokens[option] ?? -1] ?? 0)),
  );
  const rightTotal = probabilities.reduce((sum, chance, option) => sum + (isRight[option] ? chance : 0), 0);
  for (const [option, token] of tokens.entries()) {
    if (token < 0) continue;
    const chance = probabilities[option] ?? 0;
    const target = isRight[option] && rightTotal > 0 ? chance / rightTotal : 0;
    gradients[token] = (gradients[token] ?? 0) + weight * (chance - target);
  }
  return gradients;
};
