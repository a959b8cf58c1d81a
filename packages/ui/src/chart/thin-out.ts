/**
 * Selects labels that are at least `minGap` apart. Always keeps the first.
 * @param positions Ascending positions of all labels.
 * @returns Indexes of the labels to keep.
 */
export function thinOut(places: readonly number[], room: number): readonly number[] {
  const kept: number[] = [];
  let last = -Infinity;
  for (const [index, place] of places.entries()) {
    // Tolerates rounding errors from summing many small fractions.
    if (place - last < room - 1e-9) continue;
    kept.push(index);
    last = place;
  }
  return kept;
}
