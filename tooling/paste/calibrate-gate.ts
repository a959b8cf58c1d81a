import { foldCount, foldOf } from '../../packages/domain/src/request/paste/testing/corpus.ts';
import type { NamedWeights } from '../../packages/domain/src/request/paste/learning/stored-table.ts';

/** The features of a message, and whether it is an order. */
export interface GateExample {
  /** The id of a message of the corpus. Other messages are learned from, but not scored. */
  readonly id: string | undefined;
  readonly features: readonly string[];
  readonly isOrder: boolean;
}

const sumNamed = (weights: NamedWeights, features: readonly string[]): number =>
  features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);

/** Maximum share of messages that are no orders but pass. */
const MAX_PASSED = 0.05;

/** Returns the lowest score at which few enough messages pass that are no orders. */
const findThreshold = (scores: readonly number[]): number => {
  const sorted = [...scores].sort((a, b) => b - a);
  const passed = Math.floor(sorted.length * MAX_PASSED);
  const highest = sorted[passed] ?? 0;
  return ((sorted[passed - 1] ?? highest) + highest) / 2;
};

/**
 * Finds the score that an order must have. It scores each message with weights that were learned without its writers,
 * because the scores of messages that were learned from are too good.
 */
const findMinScore = (
  examples: readonly GateExample[],
  learn: (part: readonly GateExample[]) => NamedWeights,
): number => {
  const scores: number[] = [];
  for (let fold = 0; fold < foldCount; fold += 1) {
    const isHeldOut = ({ id }: GateExample): boolean => id !== undefined && foldOf({ id }) === fold;
    const heldOut = examples.filter((example) => isHeldOut(example) && !example.isOrder);
    if (heldOut.length === 0) continue;
    const weights = learn(examples.filter((example) => !isHeldOut(example)));
    for (const { features } of heldOut) scores.push(sumNamed(weights, features));
  }
  return scores.length === 0 ? 0 : findThreshold(scores);
};

/** Learns weights that give a message the score 0 if it is barely an order. */
export const learnCalibrated = (
  examples: readonly GateExample[],
  learn: (part: readonly GateExample[]) => NamedWeights,
): NamedWeights => {
  const weights = learn(examples);
  const bias = (weights['bias'] ?? 0) - findMinScore(examples, learn);
  return { ...weights, bias: Math.round(bias * 100) / 100 };
};
