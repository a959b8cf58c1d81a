import { PAD, type Columns } from './columns.ts';
import { mixHash } from './hash.ts';

/** Writes one feature: its template, and its value. */
export type Emit = (template: number, value: number) => void;

/**
 * Writes the features of a token and its neighbours: words, shapes, separators and word classes.
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
  const { word, shape, gap, level } = columns;
  const i = at + PAD;
  const w = (offset: number): number => word[i + offset] ?? 0;
  const s = (offset: number): number => shape[i + offset] ?? 0;
  const g = (offset: number): number => gap[i + offset] ?? 0;
  const l = (offset: number): number => level[i + offset] ?? 0;
  const mask = (offset: number): number => masks[at + offset] ?? 0;
  emit(0, 0);
  for (let offset = -3; offset <= 3; offset += 1) emit(4 + offset, w(offset));
  emit(8, mixHash(w(-1), w(0)));
  emit(9, mixHash(w(0), w(1)));
  emit(10, mixHash(w(-2), w(-1)));
  emit(11, mixHash(w(1), w(2)));
  emit(12, mixHash(w(-1), w(1)));
  for (let offset = -2; offset <= 2; offset += 1) emit(16 + offset, s(offset));
  emit(19, s(-1) * 256 + s(0));
  emit(20, s(0) * 256 + s(1));
  emit(21, mixHash(s(-1) * 256 + s(0), s(1)));
  emit(22, g(0));
  emit(23, g(1));
  emit(24, g(0) * 16 + g(1));
  emit(25, g(0) * 256 + s(0));
  emit(26, g(1) * 256 + s(0));
  emit(27, mixHash(w(0), g(0)));
  emit(28, mixHash(w(0), g(1)));
  emit(29, mixHash(w(-1), g(0)));
  emit(30, mixHash(w(1), g(1)));
  emit(31, columns.prefix[i] ?? 0);
  emit(32, columns.suffix[i] ?? 0);
  emit(33, columns.suffix3[i] ?? 0);
  emit(34, columns.suffix3[i - 1] ?? 0);
  emit(35, columns.suffix3[i + 1] ?? 0);
  // Word classes.
  for (let offset = -2; offset <= 2; offset += 1) {
    let bits = mask(offset);
    if (bits === 0) {
      emit(42 + offset, -1);
      continue;
    }
    while (bits !== 0) {
      const bit = bits & -bits;
      emit(42 + offset, bit);
      if (offset === 0) emit(45, mixHash(bit, s(0)));
      if (offset === -1) emit(46, mixHash(bit, s(0) * 16 + g(0)));
      bits ^= bit;
    }
  }
  emit(47, mixHash(mask(0), mask(-1)));
  emit(48, mixHash(mask(0), mask(1)));
  emit(49, mixHash(starts[at] ?? 0, g(0)));
  // How common the words are.
  emit(102, l(0) * 256 + s(0));
  emit(103, mixHash(l(-1) * 16 + l(0), l(1)));
  emit(104, mixHash(l(0) * 16 + l(1), g(1)));
  emit(105, mixHash(l(-1) * 16 + l(0), g(0)));
  emit(106, mixHash(w(-1), l(0)));
  emit(107, mixHash(w(1), l(0)));
  emit(108, mixHash(mask(-1), l(0) * 16 + g(0)));
  emit(109, mixHash(l(0) * 4 + (columns.repeat[i] ?? 0), s(0)));
  emit(110, columns.prefix4[i] ?? 0);
  emit(111, columns.suffix4[i] ?? 0);
};
