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
  /** Adds the gradients of the weights for the last run. Returns the gradients of its inputs. */
  readonly backpropagate: (stateGradients: Float32Array) => Float32Array;
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
  const inputGradients = allocate(maxCount * inputSize);
  const gateInputGradients = allocate(maxCount * width);
  const gateStateGradients = allocate(maxCount * width);
  const columns = allocate(maxCount * Math.max(size, inputSize));
  const carried = allocate(size);
  let lastInputs = inputGradients;
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

  const backpropagate: GruLayer['backpropagate'] = (stateGradients) => {
    carried.fill(0);
    for (let at = count - 1; at >= 0; at -= 1) {
      const row = at * width;
      for (let unit = 0; unit < size; unit += 1) {
        const [reset, update, candidate] = [row + unit, row + size + unit, row + 2 * size + unit];
        const [r, z, n] = [gates[reset] ?? 0, gates[update] ?? 0, gates[candidate] ?? 0];
        const gradient = (stateGradients[at * size + unit] ?? 0) + (carried[unit] ?? 0);
        const candidateGradient = gradient * (1 - z) * (1 - n * n);
        const updateGradient = gradient * ((states[at * size + unit] ?? 0) - n) * z * (1 - z);
        const resetGradient = candidateGradient * (fromStates[candidate] ?? 0) * r * (1 - r);
        gateInputGradients[reset] = resetGradient;
        gateInputGradients[update] = updateGradient;
        gateInputGradients[candidate] = candidateGradient;
        gateStateGradients[reset] = resetGradient;
        gateStateGradients[update] = updateGradient;
        gateStateGradients[candidate] = candidateGradient * r;
        carried[unit] = gradient * z;
      }
      addProduct(gateStateGradients.subarray(row), statesTransposed, carried, 1, width, size);
    }
    inputGradients.fill(0, 0, count * inputSize);
    addProduct(gateInputGradients, inputsTransposed, inputGradients, count, width, inputSize);
    transpose(lastInputs, columns, count, inputSize);
    addProduct(columns, gateInputGradients, parameters.inputs.gradients, inputSize, count, width);
    transpose(states, columns, count, size);
    addProduct(columns, gateStateGradients, parameters.states.gradients, size, count, width);
    addColumns(gateInputGradients, parameters.inputBias.gradients, count);
    addColumns(gateStateGradients, parameters.stateBias.gradients, count);
    return inputGradients;
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
