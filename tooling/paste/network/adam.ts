import type { Parameter } from './parameter.ts';

/** The constants of the authors of the method (Kingma and Ba, 2015). */
const [MEAN_DECAY, SQUARE_DECAY, TINY] = [0.9, 0.999, 1e-8] as const;
/** Maximum length of all gradients together, as one vector. */
const MAX_LENGTH = 5;

export interface Optimizer {
  /** Changes the weights along their gradients, and sets the gradients to zero. */
  readonly step: (rate: number) => void;
}

/** Adjusts the size of each step to the gradients that a weight had before (Adam). */
export const createAdam = (parameters: readonly Parameter[]): Optimizer => {
  const moments = parameters.map(({ values }) => ({
    mean: new Float32Array(values.length),
    square: new Float32Array(values.length),
  }));
  let steps = 0;
  return {
    step: (rate) => {
      steps += 1;
      let squares = 0;
      for (const { gradients } of parameters)
        for (const gradient of gradients) squares += gradient * gradient;
      const scale = Math.min(1, MAX_LENGTH / Math.sqrt(squares + TINY));
      const meanScale = 1 / (1 - MEAN_DECAY ** steps);
      const squareScale = 1 / (1 - SQUARE_DECAY ** steps);
      for (const [index, { values, gradients }] of parameters.entries()) {
        const { mean, square } = moments[index] ?? { mean: gradients, square: gradients };
        for (let at = 0; at < values.length; at += 1) {
          const gradient = (gradients[at] ?? 0) * scale;
          const m = MEAN_DECAY * (mean[at] ?? 0) + (1 - MEAN_DECAY) * gradient;
          const s = SQUARE_DECAY * (square[at] ?? 0) + (1 - SQUARE_DECAY) * gradient * gradient;
          mean[at] = m;
          square[at] = s;
          values[at] = (values[at] ?? 0) - (rate * m * meanScale) / (Math.sqrt(s * squareScale) + TINY);
        }
        gradients.fill(0);
      }
    },
  };
};
