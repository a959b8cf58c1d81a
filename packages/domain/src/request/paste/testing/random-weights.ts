import type { PasteWeights } from '../weights/index.ts';
import type { Weights } from '../learning/stored-table.ts';
import { ATTENTION_SIZE, DISTANCE_COUNT, HEAD_COUNT, PROJECTION_SIZE } from '../tagger/attention.ts';
import { TRANSITION_COUNT } from '../tagger/crf.ts';
import { GATE_COUNT, type GruWeights } from '../tagger/gru.ts';
import {
  BOTH_STATES_SIZE,
  EMBEDDING_SIZE,
  OUTPUT_COLUMNS,
  STATE_SIZE,
  SUMMARY_SIZE,
} from '../tagger/network.ts';
import { hashText } from './labelled-messages.ts';

/** A number between −6 and 6 that depends only on the text. */
const randomWeight = (text: string): number => ((hashText(text) % 601) - 300) / 50;

const randomPart = (seed: number): Weights => ({
  weightOf: (feature) => randomWeight(`${seed} ${feature}`),
});

const BUCKET_COUNT = 256;

const acceptAll: Weights = { weightOf: (feature) => (feature === 'bias' ? 1_000_000 : 0) };

/**
 * Creates weights that say nothing, to test rules that must not depend on them. They take every message for an order.
 */
export const randomWeights = (seed: number, weights: PasteWeights): PasteWeights => {
  const create = (name: string, length: number): Float64Array =>
    Float64Array.from({ length }, (_, index) => randomWeight(`${seed} ${name} ${index}`) / 3);
  const createGru = (name: string): GruWeights => ({
    inputs: create(`${name} inputs`, EMBEDDING_SIZE * GATE_COUNT * STATE_SIZE),
    inputBias: create(`${name} input bias`, GATE_COUNT * STATE_SIZE),
    states: create(`${name} states`, STATE_SIZE * GATE_COUNT * STATE_SIZE),
    stateBias: create(`${name} state bias`, GATE_COUNT * STATE_SIZE),
  });
  return {
    ...weights,
    gate: acceptAll,
    phone: randomPart(seed),
    amount: randomPart(seed + 1),
    payment: randomPart(seed + 2),
    tagger: {
      network: {
        embeddings: create('embeddings', BUCKET_COUNT * EMBEDDING_SIZE),
        embeddingStep: 1,
        embeddingBias: create('embedding bias', EMBEDDING_SIZE),
        ahead: createGru('ahead'),
        back: createGru('back'),
        attention: {
          projection: create('projection', BOTH_STATES_SIZE * PROJECTION_SIZE),
          projectionBias: create('projection bias', PROJECTION_SIZE),
          distances: create('distances', HEAD_COUNT * DISTANCE_COUNT),
          output: create('attention output', ATTENTION_SIZE * BOTH_STATES_SIZE),
          outputBias: create('attention output bias', BOTH_STATES_SIZE),
        },
        output: create('output', SUMMARY_SIZE * OUTPUT_COLUMNS),
        outputBias: create('output bias', OUTPUT_COLUMNS),
      },
      transitions: Float32Array.from(create('transitions', TRANSITION_COUNT)),
      levels: () => 0,
    },
  };
};
