import type { Lattice } from './crf.ts';
import { LABEL_COUNT } from './labels.ts';
import { continuationsOf, startsOf, type Span } from './spans.ts';

/** A span and the probability that it is exactly a span of the field. */
export interface SpanChance {
  readonly span: Span;
  readonly chance: number;
}

/**
 * Returns the spans of a field with their probabilities, the most likely first.
 * @param lowestChance Ignores spans that are less likely.
 */
export const findSpanChances = (
  lattice: Lattice,
  field: number,
  lowestChance: number,
): readonly SpanChance[] => {
  const size = LABEL_COUNT;
  const { count, gaps, potentials, pairs, forward, backward, scales } = lattice;
  const starts = startsOf(field);
  const inside = continuationsOf(field);
  const chances: SpanChance[] = [];
  let mass = new Float64Array(size);
  let next = new Float64Array(size);
  for (let first = 0; first < count; first += 1) {
    mass.fill(0);
    let left = 0;
    for (let label = 0; label < size; label += 1) {
      if ((starts & (1 << label)) === 0) continue;
      const value = forward[first * size + label] ?? 0;
      mass[label] = value;
      left += value * (backward[first * size + label] ?? 0);
    }
    for (let last = first; left >= lowestChance && last < count; last += 1) {
      next.fill(0);
      let continued = 0;
      if (last + 1 < count) {
        const base = (last + 1) * size;
        const table = (gaps[last + 1] ?? 0) * size * size;
        for (let label = 0; label < size; label += 1) {
          if ((inside & (1 << label)) === 0) continue;
          let sum = 0;
          for (let previous = 0; previous < size; previous += 1)
            sum += (mass[previous] ?? 0) * (pairs[table + previous * size + label] ?? 0);
          const value = (sum * (potentials[base + label] ?? 0)) / (scales[last + 1] ?? 1);
          next[label] = value;
          continued += value * (backward[base + label] ?? 0);
        }
      }
      if (left - continued >= lowestChance) chances.push({ span: [first, last], chance: left - continued });
      [mass, next] = [next, mass];
      left = continued;
    }
  }
  return chances.sort((a, b) => b.chance - a.chance);
};
