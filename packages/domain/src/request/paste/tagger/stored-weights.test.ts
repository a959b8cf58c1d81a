import { describe, expect, it } from 'vitest';
import { ATTENTION_SIZE, DISTANCE_COUNT, HEAD_COUNT, PROJECTION_SIZE } from './attention.ts';
import { TRANSITION_COUNT } from './crf.ts';
import { GATE_COUNT, type GruWeights } from './gru.ts';
import { BOTH_STATES_SIZE, EMBEDDING_SIZE, OUTPUT_COLUMNS, STATE_SIZE, SUMMARY_SIZE } from './network.ts';
import { readWeights, storeWeights } from './stored-weights.ts';

const waves = (length: number, height: number) =>
  Float64Array.from({ length }, (_, index) => Math.sin(index * 1.7) * height);

const gru = (height: number): GruWeights => ({
  inputs: waves(EMBEDDING_SIZE * GATE_COUNT * STATE_SIZE, height),
  inputBias: waves(GATE_COUNT * STATE_SIZE, height),
  states: waves(STATE_SIZE * GATE_COUNT * STATE_SIZE, height),
  stateBias: waves(GATE_COUNT * STATE_SIZE, height),
});

const network = {
  embeddings: waves(4 * EMBEDDING_SIZE, 1),
  embeddingStep: 1,
  embeddingBias: waves(EMBEDDING_SIZE, 2),
  ahead: gru(0.5),
  back: gru(3),
  attention: {
    projection: waves(BOTH_STATES_SIZE * PROJECTION_SIZE, 0.7),
    projectionBias: waves(PROJECTION_SIZE, 0.2),
    distances: waves(HEAD_COUNT * DISTANCE_COUNT, 6),
    output: waves(ATTENTION_SIZE * BOTH_STATES_SIZE, 0.4),
    outputBias: waves(BOTH_STATES_SIZE, 0.3),
  },
  output: waves(SUMMARY_SIZE * OUTPUT_COLUMNS, 4),
  outputBias: waves(OUTPUT_COLUMNS, 0.1),
};
const transitions = Float32Array.from(waves(TRANSITION_COUNT, 5));

/** The largest difference between weights and what is read back, as a share of the largest weight. */
const errorOf = (read: Float32Array | Float64Array, stored: Float32Array | Float64Array): number => {
  const largest = Math.max(...stored.map(Math.abs));
  return Math.max(...stored.map((value, index) => Math.abs(value - (read[index] ?? NaN)))) / largest;
};

describe('the text of stored weights', () => {
  const stored = storeWeights({ network, transitions }, '');
  const loaded = readWeights(stored);

  it.each([
    ['the bias of the embeddings', loaded.network.embeddingBias, network.embeddingBias],
    ['the inputs ahead', loaded.network.ahead.inputs, network.ahead.inputs],
    ['the states back', loaded.network.back.states, network.back.states],
    ['the projection', loaded.network.attention.projection, network.attention.projection],
    ['the distances', loaded.network.attention.distances, network.attention.distances],
    ['the output', loaded.network.output, network.output],
    ['the bias of the output', loaded.network.outputBias, network.outputBias],
    ['the transitions', loaded.transitions, transitions],
  ])('keeps %s to within half of 46 steps', (_, read, written) => {
    expect(read).toHaveLength(written.length);
    expect(errorOf(read, written)).toBeLessThan(0.5 / 46 + 0.001);
  });

  it('keeps the embeddings to within half a step', () => {
    const { embeddings, embeddingStep } = loaded.network;
    for (const [index, value] of network.embeddings.entries())
      expect(Math.abs((embeddings[index] ?? NaN) * embeddingStep - value)).toBeLessThan(
        embeddingStep / 2 + 1e-6,
      );
  });

  it('has only characters that need no escape in JSON', () => {
    const { steps } = stored.network.embeddings;
    expect(JSON.stringify(steps)).toHaveLength(steps.length + 2);
  });
});
