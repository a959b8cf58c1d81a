import type { Weights } from './stored-table.ts';

/** Sums the weights of the features that are present. */
export const sumWeights = (weights: Weights, features: readonly string[]): number => {
  let sum = 0;
  for (const feature of features) sum += weights.weightOf(feature);
  return sum;
};

/** Returns the probability of each option, from its score. The last probability is that of no option. */
export const toProbabilities = (scores: readonly number[]): readonly number[] => {
  const highest = Math.max(0, ...scores);
  const shares = [...scores, 0].map((score) => Math.exp(score - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
};

/** An option for a field, such as one of the phone numbers in a message. */
export interface Candidate<Value> {
  readonly value: Value;
  /** Position in the message, including the start and excluding the end. */
  readonly start: number;
  readonly end: number;
  readonly features: readonly string[];
}

/** Returns what is added to the score of the candidate at a position. */
export type ScoreAt = (start: number) => number;

/**
 * Chooses the value with the highest probability. Candidates with the same value add up. Returns the most
 * likely candidate of that value, or null if the probability is below the threshold.
 * @param addedScore What else is known about the candidates, beside their features
 */
export const chooseCandidate = <Value, Option extends Candidate<Value>>(
  weights: Weights,
  candidates: readonly Option[],
  threshold: number,
  addedScore: ScoreAt = () => 0,
): Option | null => {
  const probabilities = toProbabilities(
    candidates.map(({ features, start }) => sumWeights(weights, features) + addedScore(start)),
  );
  const totals = new Map<Option['value'], number>();
  let best: { readonly candidate: Option; readonly probability: number } | null = null;
  for (const [index, { value }] of candidates.entries())
    totals.set(value, (totals.get(value) ?? 0) + (probabilities[index] ?? 0));
  const [value, total] = [...totals].reduce<readonly [Option['value'] | null, number]>(
    (highest, entry) => (entry[1] > highest[1] ? entry : highest),
    [null, 0],
  );
  if (total < threshold) return null;
  for (const [index, candidate] of candidates.entries()) {
    const probability = probabilities[index] ?? 0;
    if (candidate.value === value && probability > (best?.probability ?? 0))
      best = { candidate, probability };
  }
  return best?.candidate ?? null;
};
