import { describe, expect, it } from 'vitest';
import { TRANSITION_COUNT } from '../../../packages/domain/src/request/paste/tagger/crf.ts';
import { LABEL_COUNT } from '../../../packages/domain/src/request/paste/tagger/labels.ts';
import { judge, numberFields, verdicts } from '../../../packages/domain/src/request/paste/tagger/network.ts';
import { createRandom } from '../random.ts';
import { createLearningNetwork } from './learning-network.ts';
import { measuredGradient } from './measured-gradient.ts';
import { createParameter } from './parameter.ts';
import { createPathLoss } from './path-loss.ts';

const BUCKET_COUNT = 8;
const buckets = Int32Array.from([1, 5, 2, 7, 7, 3, 0]);
const offsets = Int32Array.from([0, 2, 3, 5, 7]);
const gaps = Int32Array.from([4, 1, 2, 1]);
const tags = Uint8Array.from([0, 1, 2, 3]);
const verdictGradients = [0.3, -0.5, 0.1, 0.4, -0.2];
const numberGradients = {
  phone: Float64Array.from([0.2, -0.6, 0, 0.4]),
  amount: Float64Array.from([-0.3, 0, 0.5, -0.1]),
};

const createNetwork = () => {
  const network = createLearningNetwork({
    bucketCount: BUCKET_COUNT,
    maxTokens: 4,
    dropout: 0,
    random: createRandom(3),
  });
  network.refresh();
  return network;
};

describe('the network while it learns', () => {
  it('judges the same as the parser', () => {
    const network = createNetwork();
    const expected = judge(
      buckets,
      offsets,
      network.copy(({ values }) => values),
    );
    const { labelScores, verdictScores, numberScores } = network.judge(buckets, offsets);
    expect(labelScores).toHaveLength(4 * LABEL_COUNT);
    for (const [cell, score] of labelScores.entries())
      expect(score).toBeCloseTo(expected.labelScores[cell] ?? 0, 4);
    for (const verdict of verdicts)
      expect(verdictScores[verdict]).toBeCloseTo(expected.verdictScores[verdict], 4);
    for (const field of numberFields)
      for (const [at, score] of numberScores[field].entries())
        expect(score).toBeCloseTo(expected.numberScores[field][at] ?? 0, 4);
  });

  it('computes the gradient of each weight', () => {
    const network = createNetwork();
    const transitions = createParameter(TRANSITION_COUNT, 0.5, createRandom(4));
    const loss = createPathLoss(transitions);
    const gradients = loss.gradientsOf(network.judge(buckets, offsets).labelScores, gaps, tags, 1);
    network.backpropagate({ labels: gradients, verdicts: verdictGradients, numbers: numberGradients });
    /** A number whose gradients are those that the network has propagated. */
    const measure = () => {
      network.refresh();
      let sum = 0;
      const { labelScores, verdictScores, numberScores } = network.judge(buckets, offsets);
      for (const [cell, score] of labelScores.entries()) sum += score * (gradients[cell] ?? 0);
      for (const [index, verdict] of verdicts.entries())
        sum += verdictScores[verdict] * (verdictGradients[index] ?? 0);
      for (const field of numberFields)
        for (const [at, score] of numberScores[field].entries())
          sum += score * (numberGradients[field][at] ?? 0);
      return sum;
    };
    const random = createRandom(5);
    for (const { values, gradients: found } of network.parameters)
      for (let sample = 0; sample < 12; sample += 1) {
        const at = Math.floor(random() * values.length);
        expect(measuredGradient(values, at, measure)).toBeCloseTo(found[at] ?? 0, 2);
      }
  });
});
