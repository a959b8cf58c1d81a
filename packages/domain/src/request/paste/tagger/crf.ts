import { canFollow, LABEL_COUNT, NONE } from './labels.ts';
import { GAP_COUNT } from './tokens.ts';

export const TRANSITION_COUNT = GAP_COUNT * LABEL_COUNT * LABEL_COUNT;

const allowed = new Float64Array(LABEL_COUNT * LABEL_COUNT);
for (let previous = 0; previous < LABEL_COUNT; previous += 1)
  for (let next = 0; next < LABEL_COUNT; next += 1)
    allowed[previous * LABEL_COUNT + next] = canFollow(previous, next) ? 1 : 0;

/** Exponentials of the transition weights. Zero for pairs that are not allowed. */
export const expTransitions = (transitions: Float32Array): Float64Array => {
  const result = new Float64Array(transitions.length);
  const size = LABEL_COUNT * LABEL_COUNT;
  for (let index = 0; index < result.length; index += 1)
    result[index] = (allowed[index % size] ?? 0) === 0 ? 0 : Math.exp(transitions[index] ?? 0);
  return result;
};

export interface Lattice {
  readonly count: number;
  readonly gaps: Int32Array;
  /** Exponentials of the token scores, scaled per token. */
  readonly potentials: Float64Array;
  readonly pairs: Float64Array;
  /** Scaled forward and backward sums. */
  readonly forward: Float64Array;
  readonly backward: Float64Array;
  /** Scale factor of each token. */
  readonly scales: Float64Array;
}

/** Runs the forward pass. `mask` limits the labels of each token. Returns the log of the sum of all paths. */
export const runForward = (
  count: number,
  gaps: Int32Array,
  potentials: Float64Array,
  pairs: Float64Array,
  forward: Float64Array,
  scales: Float64Array,
): number => {
  let logSum = 0;
  const size = LABEL_COUNT;
  for (let at = 0; at < count; at += 1) {
    const base = at * size;
    let total = 0;
    if (at === 0) {
      const start = (gaps[0] ?? 0) * size * size + NONE * size;
      for (let label = 0; label < size; label += 1) {
        const value = (potentials[label] ?? 0) * (pairs[start + label] ?? 0);
        forward[label] = value;
        total += value;
      }
    } else {
      const table = (gaps[at] ?? 0) * size * size;
      for (let label = 0; label < size; label += 1) forward[base + label] = 0;
      for (let previous = 0; previous < size; previous += 1) {
        const sum = forward[base - size + previous] ?? 0;
        if (sum < 1e-12) continue;
        const row = table + previous * size;
        for (let label = 0; label < size; label += 1)
          forward[base + label] = (forward[base + label] ?? 0) + sum * (pairs[row + label] ?? 0);
      }
      for (let label = 0; label < size; label += 1) {
        const value = (forward[base + label] ?? 0) * (potentials[base + label] ?? 0);
        forward[base + label] = value;
        total += value;
      }
    }
    if (total <= 0) return -Infinity;
    scales[at] = total;
    logSum += Math.log(total);
    for (let label = 0; label < size; label += 1)
      forward[base + label] = (forward[base + label] ?? 0) / total;
  }
  return logSum;
};

const runBackward = ({ count, gaps, potentials, pairs, backward, scales }: Lattice): void => {
  const size = LABEL_COUNT;
  const last = (count - 1) * size;
  for (let label = 0; label < size; label += 1) backward[last + label] = 1;
  for (let at = count - 2; at >= 0; at -= 1) {
    const base = at * size;
    const next = base + size;
    const table = (gaps[at + 1] ?? 0) * size * size;
    const scale = scales[at + 1] ?? 1;
    for (let label = 0; label < size; label += 1) {
      let sum = 0;
      const row = table + label * size;
      for (let following = 0; following < size; following += 1)
        sum +=
          (pairs[row + following] ?? 0) *
          (potentials[next + following] ?? 0) *
          (backward[next + following] ?? 0);
      backward[base + label] = sum / scale;
    }
  }
};

/** Builds the lattice of all label sequences and their sums. */
export const createLattice = (scores: Float64Array, gaps: Int32Array, pairs: Float64Array): Lattice => {
  const size = LABEL_COUNT;
  const count = scores.length / size;
  const potentials = new Float64Array(scores.length);
  for (let at = 0; at < count; at += 1) {
    let highest = -Infinity;
    for (let label = 0; label < size; label += 1) highest = Math.max(highest, scores[at * size + label] ?? 0);
    for (let label = 0; label < size; label += 1)
      potentials[at * size + label] = Math.exp((scores[at * size + label] ?? 0) - highest);
  }
  const lattice: Lattice = {
    count,
    gaps,
    potentials,
    pairs,
    forward: new Float64Array(scores.length),
    backward: new Float64Array(scores.length),
    scales: new Float64Array(count),
  };
  runForward(count, gaps, potentials, pairs, lattice.forward, lattice.scales);
  runBackward(lattice);
  return lattice;
};

/** Returns the most likely labels. */
export const findBestPath = (
  scores: Float64Array,
  gaps: Int32Array,
  transitions: Float32Array,
): Uint8Array => {
  const size = LABEL_COUNT;
  const count = scores.length / size;
  const best = new Float64Array(scores.length).fill(-Infinity);
  const from = new Uint8Array(scores.length);
  for (let at = 0; at < count; at += 1) {
    const base = at * size;
    const table = (gaps[at] ?? 0) * size * size;
    for (let label = 0; label < size; label += 1) {
      let top = -Infinity;
      for (let previous = at === 0 ? NONE : 0; previous < (at === 0 ? NONE + 1 : size); previous += 1) {
        if ((allowed[previous * size + label] ?? 0) === 0) continue;
        const score =
          (at === 0 ? 0 : (best[base - size + previous] ?? 0)) +
          (transitions[table + previous * size + label] ?? 0);
        if (score > top) {
          top = score;
          from[base + label] = previous;
        }
      }
      best[base + label] = top + (scores[base + label] ?? 0);
    }
  }
  const path = new Uint8Array(count);
  let label = 0;
  for (let other = 1; other < size; other += 1)
    if ((best[(count - 1) * size + other] ?? 0) > (best[(count - 1) * size + label] ?? 0)) label = other;
  for (let at = count - 1; at >= 0; at -= 1) {
    path[at] = label;
    label = from[at * size + label] ?? 0;
  }
  return path;
};
