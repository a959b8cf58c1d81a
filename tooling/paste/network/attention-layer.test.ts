import { describe, expect, it } from 'vitest';
import { attend } from '../../../packages/domain/src/request/paste/tagger/attention.ts';
import { createRandom } from '../random.ts';
import { createAttentionLayer } from './attention-layer.ts';
import { createWorkspace } from './matrix-product.ts';
import { measuredGradient } from './measured-gradient.ts';

const SIZE = 16;
const COUNT = 5;

const createLayer = () => {
  const workspace = createWorkspace();
  const random = createRandom(11);
  const layer = createAttentionLayer(workspace, SIZE, COUNT, random);
  // Larger weights than at the start of learning, so that every gradient counts.
  for (const { values } of Object.values(layer.parameters))
    for (let at = 0; at < values.length; at += 1) values[at] = 2 * random() - 1;
  layer.refresh();
  const fill = (): Float32Array => {
    const rows = workspace.allocate(COUNT * SIZE);
    for (let at = 0; at < rows.length; at += 1) rows[at] = 2 * random() - 1;
    return rows;
  };
  return { layer, states: fill(), gradients: fill() };
};

describe('self-attention while it learns', () => {
  it('gathers the same as the parser', () => {
    const { layer, states } = createLayer();
    const read = (name: keyof typeof layer.parameters) => Float64Array.from(layer.parameters[name].values);
    const expected = attend(Float64Array.from(states), COUNT, SIZE, {
      projection: read('projection'),
      projectionBias: read('projectionBias'),
      distances: read('distances'),
      output: read('output'),
      outputBias: read('outputBias'),
    });
    for (const [cell, value] of layer.run(states, COUNT).entries())
      expect(value).toBeCloseTo(expected[cell] ?? 0, 4);
  });

  it('computes the gradient of each weight and state', () => {
    const { layer, states, gradients } = createLayer();
    layer.run(states, COUNT);
    const fromLayer = layer.backpropagate(gradients).slice();
    /** A number whose gradients are those that the layer has propagated. */
    const measure = (): number => {
      layer.refresh();
      return layer.run(states, COUNT).reduce((sum, value, cell) => sum + value * (gradients[cell] ?? 0), 0);
    };
    const random = createRandom(12);
    const parts = [
      ...Object.values(layer.parameters).map(({ values, gradients: found }) => ({ values, found })),
      { values: states, found: fromLayer },
    ];
    for (const { values, found } of parts)
      for (let sample = 0; sample < 40; sample += 1) {
        const at = Math.floor(random() * values.length);
        expect(measuredGradient(values, at, measure)).toBeCloseTo(found[at] ?? 0, 1);
      }
  });
});
