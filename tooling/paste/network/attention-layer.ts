import {
  ATTENTION_SIZE,
  DISTANCE_COUNT,
  distanceIndex,
  HEAD_COUNT,
  HEAD_SIZE,
  PROJECTION_SIZE,
  SCORE_SCALE,
  type AttentionWeights,
} from '../../../packages/domain/src/request/paste/tagger/attention.ts';
import type { Workspace } from './matrix-product.ts';
import { addColumns, createParameter, transpose, type Parameter } from './parameter.ts';

/** Self-attention that learns. */
export interface AttentionLayer {
  readonly parameters: Readonly<Record<keyof AttentionWeights, Parameter>>;
  /** Copies the weights that `backpropagate` needs. Call it after each change of the weights. */
  readonly refresh: () => void;
  /** Returns what each token gathers, one row per row of states. The rows are valid until the next run. */
  readonly run: (states: Float32Array, count: number) => Float32Array;
  /** Adds the gradients of the weights for the last run. Returns the gradients of its states. */
  readonly backpropagate: (gradients: Float32Array) => Float32Array;
}

/** At first, the layer adds nearly nothing, and the network learns as it would without it. */
const OUTPUT_SPREAD = 0.01;

export const createAttentionLayer = (
  { allocate, addProduct }: Workspace,
  size: number,
  maxCount: number,
  random: () => number,
): AttentionLayer => {
  const create = (length: number, spread: number): Parameter =>
    createParameter(length, spread, random, allocate);
  const parameters = {
    projection: create(size * PROJECTION_SIZE, 1 / Math.sqrt(size)),
    projectionBias: create(PROJECTION_SIZE, 0),
    distances: create(HEAD_COUNT * DISTANCE_COUNT, 0),
    output: create(ATTENTION_SIZE * size, OUTPUT_SPREAD),
    outputBias: create(size, 0),
  };
  const projectionTransposed = allocate(size * PROJECTION_SIZE);
  const outputTransposed = allocate(ATTENTION_SIZE * size);
  const projected = allocate(maxCount * PROJECTION_SIZE);
  const projectedGradients = allocate(maxCount * PROJECTION_SIZE);
  const values = allocate(maxCount * ATTENTION_SIZE);
  const valueGradients = allocate(maxCount * ATTENTION_SIZE);
  const gathered = allocate(maxCount * size);
  const stateGradients = allocate(maxCount * size);
  const columns = allocate(maxCount * Math.max(size, ATTENTION_SIZE));
  /** How much each token counts for each other one, per head. */
  const shares = new Float32Array(HEAD_COUNT * maxCount * maxCount);
  const shareGradients = new Float32Array(maxCount);
  let lastStates = stateGradients;
  let count = 0;

  const rowOfShares = (head: number, at: number): number => (head * count + at) * count;

  const writeShares = (head: number, at: number): void => {
    const row = rowOfShares(head, at);
    const query = at * PROJECTION_SIZE + head * HEAD_SIZE;
    let highest = -Infinity;
    for (let other = 0; other < count; other += 1) {
      const key = other * PROJECTION_SIZE + ATTENTION_SIZE + head * HEAD_SIZE;
      let score = 0;
      for (let cell = 0; cell < HEAD_SIZE; cell += 1)
        score += (projected[query + cell] ?? 0) * (projected[key + cell] ?? 0);
      score = score * SCORE_SCALE + (parameters.distances.values[distanceIndex(head, at, other)] ?? 0);
      shares[row + other] = score;
      highest = Math.max(highest, score);
    }
    let total = 0;
    for (let other = 0; other < count; other += 1) {
      const share = Math.exp((shares[row + other] ?? 0) - highest);
      shares[row + other] = share;
      total += share;
    }
    for (let other = 0; other < count; other += 1) shares[row + other] = (shares[row + other] ?? 0) / total;
  };

  const run: AttentionLayer['run'] = (states, rowCount) => {
    [lastStates, count] = [states, rowCount];
    for (let at = 0; at < count; at += 1) {
      projected.set(parameters.projectionBias.values, at * PROJECTION_SIZE);
      gathered.set(parameters.outputBias.values, at * size);
    }
    addProduct(states, parameters.projection.values, projected, count, size, PROJECTION_SIZE);
    values.fill(0, 0, count * ATTENTION_SIZE);
    for (let head = 0; head < HEAD_COUNT; head += 1)
      for (let at = 0; at < count; at += 1) {
        writeShares(head, at);
        const row = rowOfShares(head, at);
        const sum = at * ATTENTION_SIZE + head * HEAD_SIZE;
        for (let other = 0; other < count; other += 1) {
          const share = shares[row + other] ?? 0;
          const value = other * PROJECTION_SIZE + 2 * ATTENTION_SIZE + head * HEAD_SIZE;
          for (let cell = 0; cell < HEAD_SIZE; cell += 1)
            values[sum + cell] = (values[sum + cell] ?? 0) + share * (projected[value + cell] ?? 0);
        }
      }
    addProduct(values, parameters.output.values, gathered, count, ATTENTION_SIZE, size);
    return gathered.subarray(0, count * size);
  };

  /** Adds the gradients of the query of a token, of all keys and values, and of the distances. */
  const backpropagateToken = (head: number, at: number): void => {
    const row = rowOfShares(head, at);
    const query = at * PROJECTION_SIZE + head * HEAD_SIZE;
    const gradient = at * ATTENTION_SIZE + head * HEAD_SIZE;
    let average = 0;
    for (let other = 0; other < count; other += 1) {
      const value = other * PROJECTION_SIZE + 2 * ATTENTION_SIZE + head * HEAD_SIZE;
      const share = shares[row + other] ?? 0;
      let sum = 0;
      for (let cell = 0; cell < HEAD_SIZE; cell += 1) {
        const valueGradient = valueGradients[gradient + cell] ?? 0;
        sum += valueGradient * (projected[value + cell] ?? 0);
        projectedGradients[value + cell] = (projectedGradients[value + cell] ?? 0) + share * valueGradient;
      }
      shareGradients[other] = sum;
      average += share * sum;
    }
    const distanceGradients = parameters.distances.gradients;
    for (let other = 0; other < count; other += 1) {
      const key = other * PROJECTION_SIZE + ATTENTION_SIZE + head * HEAD_SIZE;
      const scoreGradient = (shares[row + other] ?? 0) * ((shareGradients[other] ?? 0) - average);
      const index = distanceIndex(head, at, other);
      distanceGradients[index] = (distanceGradients[index] ?? 0) + scoreGradient;
      const scaled = scoreGradient * SCORE_SCALE;
      for (let cell = 0; cell < HEAD_SIZE; cell += 1) {
        projectedGradients[query + cell] =
          (projectedGradients[query + cell] ?? 0) + scaled * (projected[key + cell] ?? 0);
        projectedGradients[key + cell] =
          (projectedGradients[key + cell] ?? 0) + scaled * (projected[query + cell] ?? 0);
      }
    }
  };

  const backpropagate: AttentionLayer['backpropagate'] = (gradients) => {
    const { projection, projectionBias, output, outputBias } = parameters;
    addColumns(gradients, outputBias.gradients, count);
    transpose(values, columns, count, ATTENTION_SIZE);
    addProduct(columns, gradients, output.gradients, ATTENTION_SIZE, count, size);
    valueGradients.fill(0, 0, count * ATTENTION_SIZE);
    addProduct(gradients, outputTransposed, valueGradients, count, size, ATTENTION_SIZE);
    projectedGradients.fill(0, 0, count * PROJECTION_SIZE);
    for (let head = 0; head < HEAD_COUNT; head += 1)
      for (let at = 0; at < count; at += 1) backpropagateToken(head, at);
    addColumns(projectedGradients, projectionBias.gradients, count);
    transpose(lastStates, columns, count, size);
    addProduct(columns, projectedGradients, projection.gradients, size, count, PROJECTION_SIZE);
    stateGradients.fill(0, 0, count * size);
    addProduct(projectedGradients, projectionTransposed, stateGradients, count, PROJECTION_SIZE, size);
    return stateGradients;
  };

  return {
    parameters,
    refresh: () => {
      transpose(parameters.projection.values, projectionTransposed, size, PROJECTION_SIZE);
      transpose(parameters.output.values, outputTransposed, ATTENTION_SIZE, size);
    },
    run,
    backpropagate,
  };
};
