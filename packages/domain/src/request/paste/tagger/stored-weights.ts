import { readLevels, type WordLevels } from './common-words.ts';
import { TRANSITION_COUNT, type Weights } from './crf.ts';

/**
 * The weights as a JSON file holds them: one printable character for each weight, with the value of one step. Such a
 * text compresses better than base64.
 */
export interface StoredWeights {
  readonly emissions: string;
  readonly emissionStep: number;
  readonly transitions: string;
  readonly transitionStep: number;
  /** How common each word is. */
  readonly commonWords?: string;
}

/** Largest number of steps. The characters then stay within printable ASCII. */
const MAX_STEPS = 46;
/** Character code of a weight of 0. */
const ZERO = 79;
/** Characters that JSON would escape, and what replaces them. */
const quote = [34, 126] as const;
const backslash = [92, 32] as const;

const EMISSION_STEP = 0.06;
const TRANSITION_STEP = 0.1;

const toCode = (steps: number): number => {
  const code = ZERO + Math.max(-MAX_STEPS, Math.min(MAX_STEPS, steps));
  if (code === quote[0]) return quote[1];
  return code === backslash[0] ? backslash[1] : code;
};

const toSteps = (code: number): number => {
  if (code === quote[1]) return quote[0] - ZERO;
  return (code === backslash[1] ? backslash[0] : code) - ZERO;
};

const toText = (values: Float32Array | Int8Array, step: number): string => {
  let text = '';
  for (const value of values) text += String.fromCharCode(toCode(Math.round(value / step)));
  return text;
};

const fromText = (text: string): Int8Array => {
  const steps = new Int8Array(text.length);
  for (let index = 0; index < text.length; index += 1) steps[index] = toSteps(text.charCodeAt(index));
  return steps;
};

/** Rounds weights, so that they need one character each. */
export const storeWeights = ({ emissions, transitions }: Weights, commonWords: string): StoredWeights => ({
  emissions: toText(emissions, EMISSION_STEP),
  emissionStep: EMISSION_STEP,
  transitions: toText(transitions, TRANSITION_STEP),
  transitionStep: TRANSITION_STEP,
  commonWords,
});

/** Weights with what the features need to know about words. */
interface LoadedWeights extends Weights {
  readonly levels: WordLevels;
}

const readWeights = (stored: StoredWeights): LoadedWeights => {
  const transitions = new Float32Array(TRANSITION_COUNT);
  for (const [index, steps] of fromText(stored.transitions).entries())
    transitions[index] = steps * stored.transitionStep;
  return {
    emissions: fromText(stored.emissions),
    emissionStep: stored.emissionStep,
    transitions,
    levels: readLevels(stored.commonWords ?? ''),
  };
};

const decodedWeights = new WeakMap<StoredWeights, LoadedWeights>();

/** Decodes stored weights once. */
export const loadWeights = (stored: StoredWeights): LoadedWeights => {
  const known = decodedWeights.get(stored) ?? readWeights(stored);
  decodedWeights.set(stored, known);
  return known;
};
