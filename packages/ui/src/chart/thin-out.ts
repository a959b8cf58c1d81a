/** Which of the rising places keep their name, when two names need so much room; always the first. */
export function thinOut(places: readonly number[], room: number): readonly number[] {
  const kept: number[] = [];
  let last = -Infinity;
  for (const [index, place] of places.entries()) {
    // The sum of many small shares misses its target by a hair.
    if (place - last < room - 1e-9) continue;
    kept.push(index);
    last = place;
  }
  return kept;
}
