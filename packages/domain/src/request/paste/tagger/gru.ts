/**
 * Weights of a gated recurrent unit. Each matrix has one row per input or state, with the columns of the reset gate,
 * the update gate and the candidate side by side.
 */
export interface GruWeights {
  readonly inputs: Float64Array;
  readonly inputBias: Float64Array;
  readonly states: Float64Array;
  readonly stateBias: Float64Array;
}

export const GATE_COUNT = 3;

export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/**
 * Adds a row of factors times a matrix to a row of sums. Takes eight factors at a time, because that is more than twice as
 * fast.
 * @param factorCount A multiple of eight.
 */
export const addRowProduct = (
  factors: Float64Array,
  firstFactor: number,
  factorCount: number,
  matrix: Float64Array,
  sums: Float64Array,
): void => {
  const columns = sums.length;
  for (let row = 0; row < factorCount; row += 8) {
    const at = firstFactor + row;
    const factor0 = factors[at] as number;
    const factor1 = factors[at + 1] as number;
    const factor2 = factors[at + 2] as number;
    const factor3 = factors[at + 3] as number;
    const factor4 = factors[at + 4] as number;
    const factor5 = factors[at + 5] as number;
    const factor6 = factors[at + 6] as number;
    const factor7 = factors[at + 7] as number;
    let cell = row * columns;
    for (let column = 0; column < columns; column += 1) {
      sums[column] =
        (sums[column] as number) +
        factor0 * (matrix[cell] as number) +
        factor1 * (matrix[cell + columns] as number) +
        factor2 * (matrix[cell + 2 * columns] as number) +
        factor3 * (matrix[cell + 3 * columns] as number) +
        factor4 * (matrix[cell + 4 * columns] as number) +
        factor5 * (matrix[cell + 5 * columns] as number) +
        factor6 * (matrix[cell + 6 * columns] as number) +
        factor7 * (matrix[cell + 7 * columns] as number);
      cell += 1;
    }
  }
};

/**
 * Runs a gated recurrent unit over rows of inputs, from the last row to the first if `isReversed`. Returns one row of
 * states per row of inputs.
 */
export const runGru = (
  inputs: Float64Array,
  count: number,
  weights: GruWeights,
  isReversed: boolean,
): Float64Array => {
  const size = weights.stateBias.length / GATE_COUNT;
  const inputSize = weights.inputs.length / weights.inputBias.length;
  const states = new Float64Array(count * size);
  const fromInput = new Float64Array(GATE_COUNT * size);
  const fromState = new Float64Array(GATE_COUNT * size);
  for (let step = 0; step < count; step += 1) {
    const at = isReversed ? count - 1 - step : step;
    const before = isReversed ? at + 1 : at - 1;
    fromInput.set(weights.inputBias);
    fromState.set(weights.stateBias);
    addRowProduct(inputs, at * inputSize, inputSize, weights.inputs, fromInput);
    if (step > 0) addRowProduct(states, before * size, size, weights.states, fromState);
    for (let unit = 0; unit < size; unit += 1) {
      const reset = sigmoid((fromInput[unit] ?? 0) + (fromState[unit] ?? 0));
      const update = sigmoid((fromInput[size + unit] ?? 0) + (fromState[size + unit] ?? 0));
      const candidate = Math.tanh(
        (fromInput[2 * size + unit] ?? 0) + reset * (fromState[2 * size + unit] ?? 0),
      );
      const previous = step > 0 ? (states[before * size + unit] ?? 0) : 0;
      states[at * size + unit] = candidate + update * (previous - candidate);
    }
  }
  return states;
};
