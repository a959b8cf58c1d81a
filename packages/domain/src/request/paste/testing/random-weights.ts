import type { PasteWeights } from '../weights/index.ts';
import type { Weights } from '../learning/weights.ts';
import { TRANSITION_COUNT } from '../tagger/crf.ts';
import { LABEL_COUNT } from '../tagger/labels.ts';
import { storeWeights } from '../tagger/stored-weights.ts';
import { hashText } from './labelled-messages.ts';

/** A number between −6 and 6 that depends only on the text. */
const randomWeight = (text: string): number => ((hashText(text) % 601) - 300) / 50;

const randomPart = (seed: number): Weights =>
  new Proxy<Record<string, number>>({}, { get: (_, feature) => randomWeight(`${seed} ${String(feature)}`) });

const BUCKET_COUNT = 256;

/** Creates weights that say nothing, to test rules that must not depend on them. */
export const randomWeights = (seed: number, weights: PasteWeights): PasteWeights => ({
  ...weights,
  phone: randomPart(seed),
  amount: randomPart(seed + 1),
  payment: randomPart(seed + 2),
  tagger: storeWeights(
    {
      emissions: Float32Array.from(
        { length: BUCKET_COUNT * LABEL_COUNT },
        (_, index) => randomWeight(`${seed} e ${index}`) / 3,
      ),
      emissionStep: 1,
      transitions: Float32Array.from({ length: TRANSITION_COUNT }, (_, index) =>
        randomWeight(`${seed} t ${index}`),
      ),
    },
    '',
  ),
});
