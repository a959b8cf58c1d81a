import { toProbabilities } from '../../packages/domain/src/request/paste/learning/weights.ts';
import type { NamedWeights } from '../../packages/domain/src/request/paste/learning/stored-table.ts';
import { createRandom, shuffle } from './random.ts';

/** A message with several options, of which some are right. Without a right option, none must be chosen. */
export interface ChoiceExample {
  readonly options: readonly (readonly string[])[];
  readonly isRight: readonly boolean[];
  /** How much the example counts. The default is 1. */
  readonly weight?: number;
}

export interface ChoiceSettings {
  readonly epochs: number;
  readonly learningRate: number;
  /** Strength of the pull of each weight towards 0, which keeps rare features small. */
  readonly decay: number;
  /** Features that occur in fewer messages are dropped. */
  readonly minCount: number;
}

/** Matches half an emoji, from the end of the text around a candidate. A file cannot store it. */
const halfCharacter = /\p{Surrogate}/u;

const countFeatures = (examples: readonly ChoiceExample[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { options } of examples)
    for (const feature of new Set(options.flat())) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
};

/** Weights nearer to 0 change no choice, but take room. */
const MIN_WEIGHT = 0.05;

/** Rounds the weights to two decimals and drops the small ones. */
const roundWeights = (names: readonly string[], values: Float64Array): NamedWeights => {
  const entries = names.map((name, index) => [name, Math.round((values[index] ?? 0) * 100) / 100] as const);
  return Object.fromEntries(entries.filter(([, value]) => Math.abs(value) >= MIN_WEIGHT));
};

/**
 * Learns weights for a choice among options or none of them: a conditional log-linear model, trained by
 * AdaGrad. The same examples always give the same weights.
 */
export const trainChoice = (examples: readonly ChoiceExample[], settings: ChoiceSettings): NamedWeights => {
  const names = [...countFeatures(examples)]
    .filter(([name, count]) => count >= settings.minCount && !halfCharacter.test(name))
    .map(([name]) => name)
    .sort();
  const indexes = new Map(names.map((name, index) => [name, index]));
  const encoded = examples.map(({ options, isRight, weight = 1 }) => ({
    options: options.map((features) =>
      Int32Array.from(features.map((feature) => indexes.get(feature) ?? -1).filter((index) => index >= 0)),
    ),
    isRight,
    weight,
  }));
  const values = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-6);
  const random = createRandom(20_250_101);
  const decay = settings.decay / examples.length;
  const sums = new Float64Array(names.length);
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    for (const { options, isRight, weight } of shuffle(encoded, random)) {
      const scores = options.map((features) => {
        let sum = 0;
        for (const index of features) sum += values[index] ?? 0;
        return sum;
      });
      const probabilities = toProbabilities(scores);
      const rightTotal = isRight.reduce((sum, right, at) => sum + (right ? (probabilities[at] ?? 0) : 0), 0);
      for (const [at, features] of options.entries()) {
        const probability = probabilities[at] ?? 0;
        const target = isRight[at] && rightTotal > 0 ? probability / rightTotal : 0;
        const error = (probability - target) * weight;
        if (Math.abs(error) < 1e-6) continue;
        for (const index of features) {
          const gradient = error + decay * (values[index] ?? 0);
          squares[index] = (squares[index] ?? 0) + gradient * gradient;
          values[index] =
            (values[index] ?? 0) - (settings.learningRate * gradient) / Math.sqrt(squares[index] ?? 1);
        }
      }
    }
    // The mean of the last epochs generalizes better than the last one.
    if (epoch >= settings.epochs / 2)
      for (const [index, value] of values.entries()) sums[index] = (sums[index] ?? 0) + value;
  }
  return roundWeights(
    names,
    sums.map((sum) => sum / Math.floor(settings.epochs / 2)),
  );
};
