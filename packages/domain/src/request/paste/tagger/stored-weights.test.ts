import { describe, expect, it } from 'vitest';
import { TRANSITION_COUNT } from './crf.ts';
import { LABEL_COUNT } from './labels.ts';
import { loadWeights, storeWeights } from './stored-weights.ts';

describe('the text of stored weights', () => {
  it('keeps each weight to within half a step', () => {
    const emissions = Float32Array.from({ length: 4 * LABEL_COUNT }, (_, index) => Math.sin(index) * 2);
    const transitions = Float32Array.from({ length: TRANSITION_COUNT }, (_, index) => Math.cos(index) * 3);
    const loaded = loadWeights(storeWeights({ emissions, emissionStep: 1, transitions }, ''));
    for (const [index, value] of emissions.entries())
      expect((loaded.emissions[index] ?? 0) * loaded.emissionStep).toBeCloseTo(value, 1);
    for (const [index, value] of transitions.entries())
      expect(loaded.transitions[index]).toBeCloseTo(value, 1);
  });
});
