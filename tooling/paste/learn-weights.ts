import {
  createLattice,
  expTransitions,
  scoreTokens,
  TRANSITION_COUNT,
  type Weights,
} from '../../packages/domain/src/request/paste/tagger/crf.ts';
import { LABEL_COUNT } from '../../packages/domain/src/request/paste/tagger/labels.ts';

import { createRandom } from './random.ts';

/** A message with its features and the right labels. */
export interface Example {
  readonly buckets: Int32Array;
  readonly offsets: Int32Array;
  readonly gaps: Int32Array;
  readonly tags: Uint8Array;
  readonly isAllowed: (at: number, label: number) => boolean;
  readonly weight: number;
  /** True for a variant of another example. Its features do not count as seen. */
  readonly isVariant: boolean;
}

/** Number of slots that count how many messages have a feature. Many more than the buckets, so that few share one. */
const SEEN_SLOTS = 2 ** 24;

export interface LearningOptions {
  readonly bucketCount: number;
  readonly rounds: number;
  readonly rate: number;
  /** Strength of the pull of the weights towards zero. */
  readonly decay: number;
  /** Share of the features that are ignored at random. */
  readonly dropout: number;
  readonly seed: number;
  /** Share of the tokens whose words are hidden. */
  readonly wordDropout: number;
  /** Features that occur in fewer messages are ignored. */
  readonly minimumCount: number;
}

const withoutRareFeatures = (example: Example, isFrequent: (bucket: number) => boolean): Example => {
  const { buckets, offsets } = example;
  const kept = new Int32Array(buckets.length);
  const keptOffsets = new Int32Array(offsets.length);
  let size = 0;
  for (let at = 0; at + 1 < offsets.length; at += 1) {
    for (let f = offsets[at] ?? 0; f < (offsets[at + 1] ?? 0); f += 1) {
      const bucket = buckets[f] ?? 0;
      if (!isFrequent(bucket)) continue;
      kept[size] = bucket;
      size += 1;
    }
    keptOffsets[at + 1] = size;
  }
  return { ...example, buckets: kept.slice(0, size), offsets: keptOffsets };
};

/** Learns the weights by stochastic gradient descent with adaptive steps (AdaGrad). */
export const learnWeights = (examples: readonly Example[], options: LearningOptions): Weights => {
  const { bucketCount, rounds, rate, decay, dropout, seed, minimumCount, wordDropout } = options;
  const size = LABEL_COUNT;
  const emissions = new Float32Array(bucketCount * size);
  const squares = new Float32Array(bucketCount * size).fill(0.01);
  const transitions = new Float32Array(TRANSITION_COUNT);
  const transitionSquares = new Float32Array(TRANSITION_COUNT).fill(0.01);
  const averaged = new Float32Array(bucketCount * size);
  const averagedTransitions = new Float32Array(TRANSITION_COUNT);
  let averagedRounds = 0;
  const random = createRandom(seed);
  const order = examples.map((_, index) => index);
  const bucketMask = bucketCount - 1;
  const seen = new Uint8Array(SEEN_SLOTS);
  const slotOf = (bucket: number): number => bucket & (SEEN_SLOTS - 1);
  for (const { buckets, isVariant } of examples)
    if (!isVariant)
      for (const slot of new Set(buckets.map(slotOf)))
        if ((seen[slot] ?? 0) < 250) seen[slot] = (seen[slot] ?? 0) + 1;
  const trained = examples.map((example) =>
    withoutRareFeatures(example, (bucket) => (seen[slotOf(bucket)] ?? 0) >= minimumCount),
  );
  const weights: Weights = { emissions, emissionStep: 1 / (1 - dropout), transitions };
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const index of order) {
      const example = trained[index];
      if (!example || example.tags.length === 0) continue;
      const { buckets: frequent, offsets, gaps, tags } = example;
      const kept = new Int32Array(frequent.length);
      const keptOffsets = new Int32Array(tags.length + 1);
      const count = tags.length;
      // Drops features of this message at random.
      let used = 0;
      for (let at = 0; at < count; at += 1) {
        const isUnknown = random() < wordDropout;
        for (let f = offsets[at] ?? 0; f < (offsets[at + 1] ?? 0); f += 1) {
          const bucket = frequent[f] ?? 0;
          if (isUnknown && bucket < 0) continue;
          if (dropout > 0 && random() < dropout) continue;
          kept[used] = bucket & bucketMask;
          used += 1;
        }
        keptOffsets[at + 1] = used;
      }
      const scores = scoreTokens(kept, keptOffsets, weights, example.isAllowed);
      const pairs = expTransitions(transitions);
      const lattice = createLattice(scores, gaps, pairs);
      const { forward, backward, potentials, scales } = lattice;
      for (let at = 0; at < count; at += 1) {
        const base = at * size;
        const gold = tags[at] ?? 0;
        for (let label = 0; label < size; label += 1) {
          const marginal = (forward[base + label] ?? 0) * (backward[base + label] ?? 0);
          const slope = (marginal - (label === gold ? 1 : 0)) * example.weight;
          if (Math.abs(slope) < 5e-3) continue;
          const squared = slope * slope;
          for (let f = keptOffsets[at] ?? 0; f < (keptOffsets[at + 1] ?? 0); f += 1) {
            const cell = (kept[f] ?? 0) * size + label;
            const sum = (squares[cell] ?? 0) + squared;
            squares[cell] = sum;
            const value = emissions[cell] ?? 0;
            emissions[cell] = value - (rate * (slope + decay * value)) / Math.sqrt(sum);
          }
        }
        // Transitions.
        const table = (gaps[at] ?? 0) * size * size;
        for (let previous = 0; previous < size; previous += 1) {
          const before = at === 0 ? (previous === 0 ? 1 : 0) : (forward[base - size + previous] ?? 0);
          const isGoldRow = previous === (at === 0 ? 0 : (tags[at - 1] ?? 0));
          if (before < 1e-6 && !isGoldRow) continue;
          for (let label = 0; label < size; label += 1) {
            const cell = table + previous * size + label;
            const expected =
              (before *
                (pairs[cell] ?? 0) *
                (potentials[base + label] ?? 0) *
                (backward[base + label] ?? 0)) /
              (scales[at] ?? 1);
            const slope = (expected - (isGoldRow && label === gold ? 1 : 0)) * example.weight;
            if (Math.abs(slope) < 1e-4) continue;
            transitionSquares[cell] = (transitionSquares[cell] ?? 0) + slope * slope;
            const value = transitions[cell] ?? 0;
            transitions[cell] =
              value - (rate * (slope + decay * value)) / Math.sqrt(transitionSquares[cell] ?? 1);
          }
        }
      }
    }
    if (round >= rounds / 2) {
      averagedRounds += 1;
      for (let cell = 0; cell < emissions.length; cell += 1)
        averaged[cell] = (averaged[cell] ?? 0) + (emissions[cell] ?? 0);
      for (let cell = 0; cell < transitions.length; cell += 1)
        averagedTransitions[cell] = (averagedTransitions[cell] ?? 0) + (transitions[cell] ?? 0);
    }
  }
  for (let cell = 0; cell < averaged.length; cell += 1)
    averaged[cell] = (averaged[cell] ?? 0) / averagedRounds;
  for (let cell = 0; cell < transitions.length; cell += 1)
    averagedTransitions[cell] = (averagedTransitions[cell] ?? 0) / averagedRounds;
  return { emissions: averaged, emissionStep: 1, transitions: averagedTransitions };
};
