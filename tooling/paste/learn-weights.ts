import { TRANSITION_COUNT } from '../../packages/domain/src/request/paste/tagger/crf.ts';
import { LABEL_COUNT } from '../../packages/domain/src/request/paste/tagger/labels.ts';
import type { NumberField } from '../../packages/domain/src/request/paste/tagger/network.ts';
import { FORBIDDEN } from '../../packages/domain/src/request/paste/tagger/decode.ts';
import type { TaggerWeights } from '../../packages/domain/src/request/paste/tagger/stored-weights.ts';
import { createAdam } from './network/adam.ts';
import { createLearningNetwork } from './network/learning-network.ts';
import { numberGradients, type NumberChoice } from './network/number-loss.ts';
import { createParameter, type Parameter } from './network/parameter.ts';
import { createPathLoss } from './network/path-loss.ts';
import { verdictGradients, type RightVerdict } from './network/verdict-loss.ts';
import { createRandom, shuffle } from './random.ts';
import { withoutRareFeatures } from './rare-features.ts';

/** A message with its features and the right labels. */
export interface Example {
  /** Hashes of features. Those of exact words are negative. */
  readonly hashes: Int32Array;
  readonly offsets: Int32Array;
  readonly gaps: Int32Array;
  readonly tags: Uint8Array;
  readonly isAllowed: (at: number, label: number) => boolean;
  readonly verdict: RightVerdict;
  /** The choice of each number. A message that is no order has none. */
  readonly choices: Readonly<Record<NumberField, NumberChoice>>;
  readonly weight: number;
  /** 0 for a message of the corpus, and a number from 1 for its variants. */
  readonly variant: number;
}

export interface LearningOptions {
  readonly bucketCount: number;
  readonly maxTokens: number;
  /** Number of rounds. Each has all messages, and one variant of each. */
  readonly rounds: number;
  readonly variantCount: number;
  readonly batchSize: number;
  readonly rate: number;
  /** Share of the values inside the network that are ignored at random. */
  readonly dropout: number;
  /** Share of the features that are ignored at random. */
  readonly featureDropout: number;
  /** Share of the tokens whose words are hidden. */
  readonly wordDropout: number;
  /** Features that occur in fewer messages are ignored. */
  readonly minimumCount: number;
  readonly seed: number;
}

const WARM_UP_STEPS = 100;
const LOWEST_RATE = 0.02;
/** How much the verdicts about a message count beside its labels. */
const VERDICT_WEIGHT = 2.5;
/** How much the choice of a number counts beside the labels. */
const NUMBER_WEIGHT = 2;
/** How much each step of the second half counts in the average of the weights. */
const AVERAGE_SHARE = 0.005;

/** Leaves out features at random. Returns the buckets of the others. */
const dropFeatures = (
  { hashes, offsets }: Example,
  { bucketCount, featureDropout, wordDropout }: LearningOptions,
  random: () => number,
): readonly [buckets: Int32Array, offsets: Int32Array] => {
  const buckets = new Int32Array(hashes.length);
  const keptOffsets = new Int32Array(offsets.length);
  let size = 0;
  for (let at = 0; at + 1 < offsets.length; at += 1) {
    const isUnknown = random() < wordDropout;
    for (let index = offsets[at] ?? 0; index < (offsets[at + 1] ?? 0); index += 1) {
      const hash = hashes[index] ?? 0;
      if ((isUnknown && hash < 0) || random() < featureDropout) continue;
      buckets[size] = hash & (bucketCount - 1);
      size += 1;
    }
    keptOffsets[at + 1] = size;
  }
  return [buckets, keptOffsets];
};

/**
 * Learns the weights of the tagger by stochastic gradient descent. Returns the average of the weights over the second
 * half, which is better than the last ones.
 */
export const learnWeights = (
  examples: readonly Example[],
  options: LearningOptions,
): Omit<TaggerWeights, 'levels'> => {
  const { rounds, batchSize, rate, seed, minimumCount, variantCount } = options;
  const random = createRandom(seed);
  const network = createLearningNetwork({ ...options, random });
  const transitions = createParameter(TRANSITION_COUNT, 0, random);
  const parameters: readonly Parameter[] = [...network.parameters, transitions];
  const averages = new Map<Parameter, Float32Array>();
  const optimizer = createAdam(parameters);
  const loss = createPathLoss(transitions);
  const usable = withoutRareFeatures(
    examples.filter(({ tags }) => tags.length > 0),
    minimumCount,
  );

  const learnFrom = (example: Example, share: number): void => {
    const { gaps, tags, verdict, choices, weight, isAllowed } = example;
    const { labelScores, verdictScores, numberScores } = network.judge(
      ...dropFeatures(example, options, random),
    );
    for (let cell = 0; cell < labelScores.length; cell += 1)
      if (!isAllowed(Math.floor(cell / LABEL_COUNT), cell % LABEL_COUNT)) labelScores[cell] = FORBIDDEN;
    const gradientsOf = (field: NumberField): Float64Array =>
      numberGradients(choices[field], numberScores[field], NUMBER_WEIGHT * weight * share);
    network.backpropagate({
      labels: loss.gradientsOf(labelScores, gaps, tags, weight * share),
      verdicts: verdictGradients(verdictScores, verdict, VERDICT_WEIGHT * weight * share),
      numbers: { phone: gradientsOf('phone'), amount: gradientsOf('amount') },
    });
  };

  const updateAverages = (): void => {
    for (const parameter of parameters) {
      const { values } = parameter;
      const average = averages.get(parameter);
      if (!average) averages.set(parameter, values.slice());
      else
        for (let at = 0; at < values.length; at += 1)
          average[at] = (average[at] ?? 0) + AVERAGE_SHARE * ((values[at] ?? 0) - (average[at] ?? 0));
    }
  };

  const examplesOf = (round: number): readonly Example[] => {
    const variant = 1 + (round % variantCount);
    return shuffle(
      usable.filter((example) => example.variant === 0 || example.variant === variant),
      random,
    );
  };

  const stepCount = Math.ceil(examplesOf(0).length / batchSize) * rounds;
  let step = 0;
  for (let round = 0; round < rounds; round += 1) {
    const inOrder = examplesOf(round);
    for (let start = 0; start < inOrder.length; start += batchSize) {
      const batch = inOrder.slice(start, start + batchSize);
      const total = batch.reduce((sum, { weight }) => sum + weight, 0);
      network.refresh();
      for (const example of batch) learnFrom(example, 1 / total);
      const cosine = 0.5 * (1 + Math.cos((Math.PI * step) / stepCount));
      optimizer.step(rate * Math.min(1, (step + 1) / WARM_UP_STEPS) * Math.max(LOWEST_RATE, cosine));
      if (2 * round >= rounds) updateAverages();
      step += 1;
    }
  }
  const average = (parameter: Parameter): Float32Array => averages.get(parameter) ?? parameter.values;
  return { network: network.copy(average), transitions: average(transitions) };
};
