import type { Workspace } from './matrix-product.ts';

/** Weights with the gradient of the loss for each of them. */
export interface Parameter {
  readonly values: Float32Array;
  readonly gradients: Float32Array;
}

/** Creates random weights between −spread and spread. */
export const createParameter = (
  length: number,
  spread: number,
  random: () => number,
  allocate: Workspace['allocate'] = (size) => new Float32Array(size),
): Parameter => {
  const values = allocate(length);
  if (spread > 0) for (let index = 0; index < length; index += 1) values[index] = (2 * random() - 1) * spread;
  return { values, gradients: allocate(length) };
};

/** Writes the columns of a matrix as rows. */
export const transpose = (from: Float32Array, to: Float32Array, rows: number, columns: number): void => {
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      to[column * rows + row] = from[row * columns + column] ?? 0;
};

/** Adds the columns of the first rows of a matrix. */
export const addColumns = (matrix: Float32Array, sums: Float32Array, rows: number): void => {
  const columns = sums.length;
  for (let cell = 0; cell < rows * columns; cell += 1)
    sums[cell % columns] = (sums[cell % columns] ?? 0) + (matrix[cell] ?? 0);
};
