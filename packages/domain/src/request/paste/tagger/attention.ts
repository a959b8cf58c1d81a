import { addRowProduct } from './gru.ts';

/** Number of values in the query, the key and the value of a token, of all heads together. */
export const ATTENTION_SIZE = 32;
export const HEAD_COUNT = 4;
/** Number of values per head. */
export const HEAD_SIZE = ATTENTION_SIZE / HEAD_COUNT;
/** The queries, keys and values of a token are side by side. */
export const PROJECTION_SIZE = 3 * ATTENTION_SIZE;
/** Largest distance of two tokens that counts. Tokens farther apart count like those at this distance. */
const MAX_DISTANCE = 32;
/** Number of distances in both directions. */
export const DISTANCE_COUNT = 2 * MAX_DISTANCE + 1;
/** Keeps the scores of pairs small, whatever the size of a head. */
export const SCORE_SCALE = 1 / Math.sqrt(HEAD_SIZE);

/**
 * Weights of self-attention (Vaswani and others, 2017). Each head compares the query of a token with the keys of all
 * tokens, and adds up their values by these scores.
 */
export interface AttentionWeights {
  /** One row per state, with the columns of the queries, keys and values side by side. */
  readonly projection: Float64Array;
  readonly projectionBias: Float64Array;
  /** Scores of the distances between tokens, for each head. */
  readonly distances: Float64Array;
  /** One row per value of the heads, with one column per state. */
  readonly output: Float64Array;
  readonly outputBias: Float64Array;
}

/** Index in `distances` of a head's score for what token `at` sees at `other`. */
export const distanceIndex = (head: number, at: number, other: number): number =>
  head * DISTANCE_COUNT + MAX_DISTANCE + Math.max(-MAX_DISTANCE, Math.min(MAX_DISTANCE, other - at));

/** A score that is lower than the highest one by this much counts as nothing: its share is below 0.000001. */
const NEGLIGIBLE = 14;

/** Turns the first scores into shares that add up to 1. */
const toShares = (scores: Float64Array, count: number): void => {
  let highest = -Infinity;
  for (let at = 0; at < count; at += 1) highest = Math.max(highest, scores[at] as number);
  let total = 0;
  for (let at = 0; at < count; at += 1) {
    const difference = (scores[at] as number) - highest;
    const share = difference < -NEGLIGIBLE ? 0 : Math.exp(difference);
    scores[at] = share;
    total += share;
  }
  for (let at = 0; at < count; at += 1) scores[at] = (scores[at] as number) / total;
};

/** The keys of a head as columns and its values as rows, so that a product reads them in order. */
const splitHead = (
  projected: Float64Array,
  head: number,
  count: number,
  rowCount: number,
): { readonly keys: Float64Array; readonly values: Float64Array } => {
  const keys = new Float64Array(HEAD_SIZE * rowCount);
  const values = new Float64Array(HEAD_SIZE * rowCount);
  for (let at = 0; at < count; at += 1)
    for (let cell = 0; cell < HEAD_SIZE; cell += 1) {
      const key = at * PROJECTION_SIZE + ATTENTION_SIZE + head * HEAD_SIZE + cell;
      keys[cell * rowCount + at] = projected[key] ?? 0;
      values[at * HEAD_SIZE + cell] = projected[key + ATTENTION_SIZE] ?? 0;
    }
  return { keys, values };
};

/**
 * Returns what each token gathers from all tokens: one row per row of states, of the same length.
 * @param size Number of states per token
 */
export const attend = (
  states: Float64Array,
  count: number,
  size: number,
  { projection, projectionBias, distances, output, outputBias }: AttentionWeights,
): Float64Array => {
  const projected = new Float64Array(count * PROJECTION_SIZE);
  for (let at = 0; at < count; at += 1) {
    const row = projected.subarray(at * PROJECTION_SIZE, (at + 1) * PROJECTION_SIZE);
    row.set(projectionBias);
    addRowProduct(states, at * size, size, projection, row);
  }
  // The products take eight rows at a time. Those after the last token stay zero.
  const rowCount = Math.ceil(count / 8) * 8;
  const scores = new Float64Array(rowCount);
  const query = new Float64Array(HEAD_SIZE);
  const gathered = new Float64Array(count * ATTENTION_SIZE);
  for (let head = 0; head < HEAD_COUNT; head += 1) {
    const { keys, values } = splitHead(projected, head, count, rowCount);
    for (let at = 0; at < count; at += 1) {
      for (let cell = 0; cell < HEAD_SIZE; cell += 1)
        query[cell] = (projected[at * PROJECTION_SIZE + head * HEAD_SIZE + cell] ?? 0) * SCORE_SCALE;
      for (let other = 0; other < count; other += 1)
        scores[other] = distances[distanceIndex(head, at, other)] as number;
      addRowProduct(query, 0, HEAD_SIZE, keys, scores);
      toShares(scores, count);
      const start = at * ATTENTION_SIZE + head * HEAD_SIZE;
      addRowProduct(scores, 0, rowCount, values, gathered.subarray(start, start + HEAD_SIZE));
    }
  }
  const result = new Float64Array(count * size);
  for (let at = 0; at < count; at += 1) {
    const row = result.subarray(at * size, (at + 1) * size);
    row.set(outputBias);
    addRowProduct(gathered, at * ATTENTION_SIZE, ATTENTION_SIZE, output, row);
  }
  return result;
};
