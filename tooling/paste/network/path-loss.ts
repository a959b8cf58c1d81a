import { createLattice, expTransitions } from '../../../packages/domain/src/request/paste/tagger/crf.ts';
import { LABEL_COUNT, NONE } from '../../../packages/domain/src/request/paste/tagger/labels.ts';
import type { Parameter } from './parameter.ts';

/** The loss is the negative logarithm of the probability of the right labels. */
export interface PathLoss {
  /**
   * Returns the gradients of the loss for the scores of one message, and adds those for the transitions.
   * @param weight How much the message counts.
   */
  readonly gradientsOf: (
    scores: Float64Array,
    gaps: Int32Array,
    tags: Uint8Array,
    weight: number,
  ) => Float64Array;
}

export const createPathLoss = (transitions: Parameter): PathLoss => ({
  gradientsOf: (scores, gaps, tags, weight) => {
    const size = LABEL_COUNT;
    const pairs = expTransitions(transitions.values);
    const { count, forward, backward, potentials, scales } = createLattice(scores, gaps, pairs);
    const gradients = new Float64Array(scores.length);
    for (let at = 0; at < count; at += 1) {
      const base = at * size;
      const right = tags[at] ?? NONE;
      for (let label = 0; label < size; label += 1) {
        const chance = (forward[base + label] ?? 0) * (backward[base + label] ?? 0);
        gradients[base + label] = (chance - (label === right ? 1 : 0)) * weight;
      }
      const table = (gaps[at] ?? 0) * size * size;
      const rightBefore = at === 0 ? NONE : (tags[at - 1] ?? NONE);
      for (let previous = 0; previous < size; previous += 1) {
        const before = at === 0 ? (previous === NONE ? 1 : 0) : (forward[base - size + previous] ?? 0);
        for (let label = 0; label < size; label += 1) {
          const cell = table + previous * size + label;
          const chance =
            (before * (pairs[cell] ?? 0) * (potentials[base + label] ?? 0) * (backward[base + label] ?? 0)) /
            (scales[at] ?? 1);
          const isRight = previous === rightBefore && label === right;
          transitions.gradients[cell] =
            (transitions.gradients[cell] ?? 0) + (chance - (isRight ? 1 : 0)) * weight;
        }
      }
    }
    return gradients;
  },
});
