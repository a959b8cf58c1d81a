import { LABEL_COUNT } from '../../../packages/domain/src/request/paste/tagger/labels.ts';
import {
  ATTENTION_COLUMN,
  attentionShares,
  NUMBER_COLUMN,
  numberFields,
  OPINION_COLUMN,
  OPINION_SCALE,
  OUTPUT_COLUMNS,
  verdicts,
  type NumberField,
} from '../../../packages/domain/src/request/paste/tagger/network.ts';

/** Gradients of the loss for the scores of a judgement. */
export interface ScoreGradients {
  readonly labels: Float64Array;
  readonly verdicts: readonly number[];
  readonly numbers: Readonly<Record<NumberField, Float64Array>>;
}

/**
 * Writes the gradients of the outputs of the tokens, from those of the scores.
 * @param outputs The outputs that were judged
 * @param count Number of tokens
 * @param gradients Receives one row per token
 */
export const writeOutputGradients = (
  outputs: Float32Array,
  count: number,
  { labels, verdicts: ofVerdicts, numbers }: ScoreGradients,
  gradients: Float32Array,
): void => {
  gradients.fill(0, 0, count * OUTPUT_COLUMNS);
  for (let at = 0; at < count; at += 1)
    for (let label = 0; label < LABEL_COUNT; label += 1)
      gradients[at * OUTPUT_COLUMNS + label] = labels[at * LABEL_COUNT + label] ?? 0;
  for (let verdict = 0; verdict < verdicts.length; verdict += 1) {
    const gradient = (ofVerdicts[verdict] ?? 0) * OPINION_SCALE;
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
  for (const [index, field] of numberFields.entries())
    for (const [at, gradient] of numbers[field].entries())
      gradients[at * OUTPUT_COLUMNS + NUMBER_COLUMN + index] = gradient;
};
