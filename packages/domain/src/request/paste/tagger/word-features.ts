import { NO_GAP, type Columns } from './columns.ts';
import { mixHash } from './hash.ts';
import { templates } from './templates.ts';

/** Writes one feature: its template, and its value. */
export type Emit = (template: number, value: number) => void;

/** Writes a feature for each class in a bit mask. */
export const emitClasses = (template: number, mask: number, emit: Emit): void => {
  let bits = mask;
  while (bits !== 0) {
    const bit = bits & -bits;
    emit(template, bit);
    bits ^= bit;
  }
};

/**
 * Writes the features of a token: its word, shape, separators and word classes. The network sees its neighbours.
 * @param masks Word classes of each token.
 * @param starts Classes of the words that start at each token.
 */
export const emitWords = (
  at: number,
  columns: Columns,
  masks: Int32Array,
  starts: Int32Array,
  emit: Emit,
): void => {
  const shape = columns.shape[at] ?? 0;
  const gap = columns.gap[at] ?? 0;
  const level = columns.level[at] ?? 0;
  const mask = masks[at] ?? 0;
  emit(templates.always, 0);
  emit(templates.word, columns.word[at] ?? 0);
  emit(templates.shape, shape);
  emit(templates.gapBefore, gap);
  emit(templates.gapAfter, columns.gap[at + 1] ?? NO_GAP);
  emit(templates.prefix3, columns.prefix[at] ?? 0);
  emit(templates.suffix2, columns.suffix[at] ?? 0);
  emit(templates.suffix3, columns.suffix3[at] ?? 0);
  emit(templates.prefix4, columns.prefix4[at] ?? 0);
  emit(templates.suffix4, columns.suffix4[at] ?? 0);
  if (mask === 0) emit(templates.wordClass, -1);
  else emitClasses(templates.wordClass, mask, emit);
  emit(templates.startOfPhrase, mixHash(starts[at] ?? 0, gap));
  emit(templates.level, level * 256 + shape);
  emit(templates.repetition, mixHash(level * 4 + (columns.repeat[at] ?? 0), shape));
};
