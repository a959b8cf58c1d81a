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
 * Adds a row of factors times a matrix to a row of sums. Takes four factors at a time, because that is twice as fast.
 * @param factorCount A multiple of four.
 */
export const addRowProduct = (
  factors: Float64Array,
  firstFactor: number,
  factorCount: number,
  matrix: Float64Array,
  sums: Float64Array,
): void => {
  const columns = sums.length;
  for (let row = 0; row < factorCount; row += 4) {
    const at = firstFactor + row;
    const first = factors[at] as number;
    const second = factors[at + 1] as number;
    const third = factors[at + 2] as number;
    const fourth = factors[at + 3] as number;
    const cell = row * columns;
    for (let column = 0; column < columns; column += 1)
      sums[column] =
        (sums[column] as number) +
        first * (matrix[cell + column] as number) +
        second * (matrix[cell + columns + column] as number) +
        third * (matrix[cell + 2 * columns + column] as number) +
        fourth * (matrix[cell + 3 * columns + column] as number);
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
