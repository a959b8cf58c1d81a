import { readLevels, type WordLevels } from './common-words.ts';
import type { GruWeights } from './gru.ts';
import type { Network } from './network.ts';

/** Numbers as a text: one printable character each, with the value of one step. It compresses better than base64. */
interface StoredNumbers {
  readonly steps: string;
  readonly step: number;
}

type Stored<Weights> = { readonly [Key in keyof Weights]: StoredNumbers };

/** The weights of the tagger as its JSON file holds them. */
export interface StoredWeights {
  readonly network: Stored<Omit<Network, 'embeddingStep' | 'ahead' | 'back'>> & {
    readonly ahead: Stored<GruWeights>;
    readonly back: Stored<GruWeights>;
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

/** Largest number of steps. The characters then stay within printable ASCII. */
const MAX_STEPS = 46;
/** Character code of a weight of 0. */
const ZERO = 79;
/** Characters that JSON would escape, and what replaces them. */
const quote = [34, 126] as const;
const backslash = [92, 32] as const;

/** Steps of the embeddings, which are most of the weights. Finer ones bring nothing. */
const EMBEDDING_STEP = 0.06;

const toCode = (steps: number): number => {
  const code = ZERO + Math.max(-MAX_STEPS, Math.min(MAX_STEPS, steps));
  if (code === quote[0]) return quote[1];
  return code === backslash[0] ? backslash[1] : code;
};

const toSteps = (code: number): number => {
  if (code === quote[1]) return quote[0] - ZERO;
  return (code === backslash[1] ? backslash[0] : code) - ZERO;
};

/** Without a given step, the largest number has the largest number of steps. */
const store = (numbers: Float32Array | Float64Array | Int8Array, givenStep?: number): StoredNumbers => {
  let largest = 0;
  for (const number of numbers) largest = Math.max(largest, Math.abs(number));
  const step = givenStep ?? Number((largest / MAX_STEPS || 1).toPrecision(4));
  let steps = '';
  for (const number of numbers) steps += String.fromCharCode(toCode(Math.round(number / step)));
  return { steps, step };
};

const readSteps = ({ steps }: StoredNumbers): Int8Array =>
  Int8Array.from({ length: steps.length }, (_, index) => toSteps(steps.charCodeAt(index)));

const read = (stored: StoredNumbers): Float64Array =>
  Float64Array.from(readSteps(stored), (steps) => steps * stored.step);

const storeGru = ({ inputs, inputBias, states, stateBias }: GruWeights): Stored<GruWeights> => ({
  inputs: store(inputs),
  inputBias: store(inputBias),
  states: store(states),
  stateBias: store(stateBias),
});

const readGru = ({ inputs, inputBias, states, stateBias }: Stored<GruWeights>): GruWeights => ({
  inputs: read(inputs),
  inputBias: read(inputBias),
  states: read(states),
  stateBias: read(stateBias),
});

/** Rounds weights, so that they need one character each. */
export const storeWeights = (
  { network, transitions }: Omit<TaggerWeights, 'levels'>,
  commonWords: string,
): StoredWeights => ({
  network: {
    embeddings: store(network.embeddings, EMBEDDING_STEP),
    embeddingBias: store(network.embeddingBias),
    ahead: storeGru(network.ahead),
    back: storeGru(network.back),
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
    ahead: readGru(network.ahead),
    back: readGru(network.back),
    output: read(network.output),
    outputBias: read(network.outputBias),
  },
  transitions: Float32Array.from(read(transitions)),
  levels: readLevels(commonWords),
});
