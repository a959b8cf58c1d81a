/**
 * Selects labels that are at least `minGap` apart. Always keeps the first.
 * @param positions Ascending positions of all labels.
 * @returns Indexes of the labels to keep.
 */
export function thinOutLabels(positions: readonly number[], minGap: number): readonly number[] {
  const labelIndexes: number[] = [];
  let lastPosition = -Infinity;
  for (const [index, position] of positions.entries()) {
    // Tolerates rounding errors from summing many small fractions.
    if (position - lastPosition < minGap - 1e-9) continue;
    labelIndexes.push(index);
    lastPosition = position;
  }
  return labelIndexes;
}
