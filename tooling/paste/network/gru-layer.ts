import { GATE_COUNT, sigmoid } from '../../../packages/domain/src/request/paste/tagger/gru.ts';
import type { Workspace } from './matrix-product.ts';
import { addColumns, createParameter, transpose, type Parameter } from './parameter.ts';

/** A gated recurrent unit that learns. It reads rows of inputs from the first to the last. */
export interface GruLayer {
  readonly parameters: Readonly<Record<'inputs' | 'inputBias' | 'states' | 'stateBias', Parameter>>;
  /** Copies the weights that `backpropagate` needs. Call it after each change of the weights. */
  readonly refresh: () => void;
  /** Returns one row of states per row of inputs. They are valid until the next run. */
  readonly run: (inputs: Float32Array, count: number) => Float32Array;
  /** Adds the slopes of the weights for the last run. Returns the slopes of its inputs. */
  readonly backpropagate: (stateSlopes: Float32Array) => Float32Array;
}

export const createGruLayer = (
  { allocate, addProduct }: Workspace,
  inputSize: number,
  size: number,
  maxCount: number,
  random: () => number,
): GruLayer => {
  const width = GATE_COUNT * size;
  const spread = 1 / Math.sqrt(size);
  const create = (length: number): Parameter => createParameter(length, spread, random, allocate);
  const parameters = {
    inputs: create(inputSize * width),
    inputBias: create(width),
    states: create(size * width),
    stateBias: create(width),
  };
  const inputsTransposed = allocate(inputSize * width);
  const statesTransposed = allocate(size * width);
  const fromInputs = allocate(maxCount * width);
  const fromStates = allocate(maxCount * width);
  const gates = allocate(maxCount * width);
  /** The states before each row, and after the last one. */
  const states = allocate((maxCount + 1) * size);
  const inputSlopes = allocate(maxCount * inputSize);
  const gateInputSlopes = allocate(maxCount * width);
  const gateStateSlopes = allocate(maxCount * width);
  const columns = allocate(maxCount * Math.max(size, inputSize));
  const carried = allocate(size);
  let lastInputs = inputSlopes;
  let count = 0;

  const run: GruLayer['run'] = (inputs, rowCount) => {
    [lastInputs, count] = [inputs, rowCount];
    for (let at = 0; at < count; at += 1) {
      fromInputs.set(parameters.inputBias.values, at * width);
      fromStates.set(parameters.stateBias.values, at * width);
    }
    addProduct(inputs, parameters.inputs.values, fromInputs, count, inputSize, width);
    for (let at = 0; at < count; at += 1) {
      const row = at * width;
      const before = at * size;
      const state = states.subarray(before, before + size);
      addProduct(state, parameters.states.values, fromStates.subarray(row), 1, size, width);
      for (let unit = 0; unit < size; unit += 1) {
        const [reset, update, candidate] = [row + unit, row + size + unit, row + 2 * size + unit];
        const r = sigmoid((fromInputs[reset] ?? 0) + (fromStates[reset] ?? 0));
        const z = sigmoid((fromInputs[update] ?? 0) + (fromStates[update] ?? 0));
        const n = Math.tanh((fromInputs[candidate] ?? 0) + r * (fromStates[candidate] ?? 0));
        gates[reset] = r;
        gates[update] = z;
        gates[candidate] = n;
        states[before + size + unit] = n + z * ((states[before + unit] ?? 0) - n);
      }
    }
    return states.subarray(size, (count + 1) * size);
  };

  const backpropagate: GruLayer['backpropagate'] = (stateSlopes) => {
    carried.fill(0);
    for (let at = count - 1; at >= 0; at -= 1) {
      const row = at * width;
      for (let unit = 0; unit < size; unit += 1) {
        const [reset, update, candidate] = [row + unit, row + size + unit, row + 2 * size + unit];
        const [r, z, n] = [gates[reset] ?? 0, gates[update] ?? 0, gates[candidate] ?? 0];
        const slope = (stateSlopes[at * size + unit] ?? 0) + (carried[unit] ?? 0);
        const candidateSlope = slope * (1 - z) * (1 - n * n);
        const updateSlope = slope * ((states[at * size + unit] ?? 0) - n) * z * (1 - z);
        const resetSlope = candidateSlope * (fromStates[candidate] ?? 0) * r * (1 - r);
        gateInputSlopes[reset] = resetSlope;
        gateInputSlopes[update] = updateSlope;
        gateInputSlopes[candidate] = candidateSlope;
        gateStateSlopes[reset] = resetSlope;
        gateStateSlopes[update] = updateSlope;
        gateStateSlopes[candidate] = candidateSlope * r;
        carried[unit] = slope * z;
      }
      addProduct(gateStateSlopes.subarray(row), statesTransposed, carried, 1, width, size);
    }
    inputSlopes.fill(0, 0, count * inputSize);
    addProduct(gateInputSlopes, inputsTransposed, inputSlopes, count, width, inputSize);
    transpose(lastInputs, columns, count, inputSize);
    addProduct(columns, gateInputSlopes, parameters.inputs.slopes, inputSize, count, width);
    transpose(states, columns, count, size);
    addProduct(columns, gateStateSlopes, parameters.states.slopes, size, count, width);
    addColumns(gateInputSlopes, parameters.inputBias.slopes, count);
    addColumns(gateStateSlopes, parameters.stateBias.slopes, count);
    return inputSlopes;
  };

  return {
    parameters,
    refresh: () => {
      transpose(parameters.inputs.values, inputsTransposed, inputSize, width);
      transpose(parameters.states.values, statesTransposed, size, width);
    },
    run,
    backpropagate,
  };
};
