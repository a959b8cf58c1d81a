import { DIGIT_COUNT, readDigits, toDigit } from '../learning/printable-digits.ts';
import type { AttentionWeights } from './attention.ts';
import { readLevels, type WordLevels } from './common-words.ts';
import type { GruWeights } from './gru.ts';
import type { Network } from './network.ts';

/** Numbers as a text: one digit each, with the value of one step. */
interface StoredNumbers {
  readonly steps: string;
  readonly step: number;
}

type Stored<Weights> = { readonly [Key in keyof Weights]: StoredNumbers };

/** The weights of the tagger as its JSON file holds them. */
export interface StoredWeights {
  readonly network: Stored<Omit<Network, 'embeddingStep' | 'ahead' | 'back' | 'attention'>> & {
    readonly ahead: Stored<GruWeights>;
    readonly back: Stored<GruWeights>;
    readonly attention: Stored<AttentionWeights>;
  };
  /** Weight of each pair of labels per gap between the two tokens. */
  readonly transitions: StoredNumbers;
  /** How common each word is. */
  readonly commonWords: string;
}

export interface TaggerWeights {
  readonly network: Network;
  readonly transitions: Float32Array;
  readonly levels: WordLevels;
}

/** Largest number of steps, in both directions. */
const MAX_STEPS = (DIGIT_COUNT - 1) / 2;

/** Steps of the embeddings, which are most of the weights. Finer ones bring nothing. */
const EMBEDDING_STEP = 0.06;

/** Without a given step, the largest number has the largest number of steps. */
const store = (numbers: Float32Array | Float64Array | Int8Array, givenStep?: number): StoredNumbers => {
  let largest = 0;
  for (const number of numbers) largest = Math.max(largest, Math.abs(number));
  const step = givenStep ?? Number((largest / MAX_STEPS || 1).toPrecision(4));
  let steps = '';
  for (const number of numbers)
    steps += toDigit(MAX_STEPS + Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(number / step))));
  return { steps, step };
};

const readSteps = ({ steps }: StoredNumbers): Int8Array =>
  Int8Array.from(readDigits(steps), (digit) => digit - MAX_STEPS);

const read = (stored: StoredNumbers): Float64Array =>
  Float64Array.from(readSteps(stored), (steps) => steps * stored.step);

type Layer = GruWeights | AttentionWeights;

/** Stores the weights of a layer, each matrix with a step of its own. */
const storeLayer = <Weights extends Layer>(layer: Weights): Stored<Weights> =>
  Object.fromEntries(
    Object.entries<Float64Array>(layer as unknown as Record<string, Float64Array>).map(([name, numbers]) => [
      name,
      store(numbers),
    ]),
  ) as Stored<Weights>;

const readLayer = <Weights extends Layer>(layer: Stored<Weights>): Weights =>
  Object.fromEntries(
    Object.entries<StoredNumbers>(layer).map(([name, numbers]) => [name, read(numbers)]),
  ) as unknown as Weights;

/** Rounds weights, so that they need one digit each. */
export const storeWeights = (
  { network, transitions }: Omit<TaggerWeights, 'levels'>,
  commonWords: string,
): StoredWeights => ({
  network: {
    embeddings: store(network.embeddings, EMBEDDING_STEP),
    embeddingBias: store(network.embeddingBias),
    ahead: storeLayer(network.ahead),
    back: storeLayer(network.back),
    attention: storeLayer(network.attention),
    output: store(network.output),
    outputBias: store(network.outputBias),
  },
  transitions: store(transitions),
  commonWords,
});

/** Reads stored weights. */
export const readWeights = ({ network, transitions, commonWords }: StoredWeights): TaggerWeights => ({
  network: {
    embeddings: readSteps(network.embeddings),
    embeddingStep: network.embeddings.step,
    embeddingBias: read(network.embeddingBias),
    ahead: readLayer(network.ahead),
    back: readLayer(network.back),
    attention: readLayer(network.attention),
    output: read(network.output),
    outputBias: read(network.outputBias),
  },
  transitions: Float32Array.from(read(transitions)),
  levels: readLevels(commonWords),
});
