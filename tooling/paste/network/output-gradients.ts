import { LABEL_COUNT } from '../../../packages/domain/src/request/paste/tagger/labels.ts';
import {
  ATTENTION_COLUMN,
  attentionShares,
  OPINION_COLUMN,
  OPINION_SCALE,
  OUTPUT_COLUMNS,
  verdicts,
} from '../../../packages/domain/src/request/paste/tagger/network.ts';

/**
 * Writes the gradients of the outputs of the tokens, from those of the labels and of the verdicts about the message.
 * @param outputs The outputs that were judged
 * @param count Number of tokens
 * @param gradients Receives one row per token
 */
export const writeOutputGradients = (
  outputs: Float32Array,
  count: number,
  labelGradients: Float64Array,
  verdictGradients: readonly number[],
  gradients: Float32Array,
): void => {
  gradients.fill(0, 0, count * OUTPUT_COLUMNS);
  for (let at = 0; at < count; at += 1)
    for (let label = 0; label < LABEL_COUNT; label += 1)
      gradients[at * OUTPUT_COLUMNS + label] = labelGradients[at * LABEL_COUNT + label] ?? 0;
  for (let verdict = 0; verdict < verdicts.length; verdict += 1) {
    const gradient = (verdictGradients[verdict] ?? 0) * OPINION_SCALE;
    if (gradient === 0) continue;
    const shares = attentionShares(outputs, count, verdict);
    const opinionOf = (at: number): number => outputs[at * OUTPUT_COLUMNS + OPINION_COLUMN + verdict] ?? 0;
    let average = 0;
    for (let at = 0; at < count; at += 1) average += (shares[at] ?? 0) * opinionOf(at);
    for (let at = 0; at < count; at += 1) {
      const share = (shares[at] ?? 0) * gradient;
      gradients[at * OUTPUT_COLUMNS + OPINION_COLUMN + verdict] = share;
      gradients[at * OUTPUT_COLUMNS + ATTENTION_COLUMN + verdict] = share * (opinionOf(at) - average);
    }
  }
};
