import type { PasteWeights } from '../weights/index.ts';
import type { Weights } from '../learning/weights.ts';
import { hashText } from './labelled-messages.ts';

const randomPart = (seed: number): Weights =>
  new Proxy<Record<string, number>>(
    {},
    { get: (_, feature) => ((hashText(`${seed} ${String(feature)}`) % 601) - 300) / 50 },
  );

/** Creates weights that say nothing, between −6 and 6 for every feature, to test rules that must not depend on them. */
export const randomWeights = (seed: number, weights: PasteWeights): PasteWeights => ({
  ...weights,
  phone: randomPart(seed),
  amount: randomPart(seed + 1),
  payment: randomPart(seed + 2),
});
