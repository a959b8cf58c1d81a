import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { createWorkspace } from './matrix-product.ts';

describe('addProduct', () => {
  it.each([
    [1, 1, 16],
    [1, 96, 288],
    [7, 5, 32],
    [3, 240, 48],
  ])('adds the product of a %i × %i matrix and one with %i columns', (rows, inner, columns) => {
    const { allocate, addProduct } = createWorkspace();
    const random = createRandom(rows);
    const fill = (length: number) => {
      const matrix = allocate(length);
      for (let at = 0; at < length; at += 1) matrix[at] = random() - 0.5;
      return matrix;
    };
    const [left, right, sums] = [fill(rows * inner), fill(inner * columns), fill(rows * columns)];
    const after = fill(16);
    const [before, afterBefore] = [sums.slice(), after.slice()];
    addProduct(left, right, sums, rows, inner, columns);
    for (let cell = 0; cell < sums.length; cell += 1) {
      let expected = before[cell] ?? 0;
      for (let at = 0; at < inner; at += 1)
        expected +=
          (left[Math.floor(cell / columns) * inner + at] ?? 0) *
          (right[at * columns + (cell % columns)] ?? 0);
      expect(sums[cell]).toBeCloseTo(expected, 4);
    }
    expect(after).toEqual(afterBefore);
  });
});
