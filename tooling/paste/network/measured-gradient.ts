/** Small enough for a straight line, and large enough for 32-bit numbers. */
const CHANGE = 0.002;

/** Measures how fast a number changes with one weight, by changing the weight a little in both directions. */
export const measuredGradient = (values: Float32Array, at: number, measure: () => number): number => {
  const value = values[at] ?? 0;
  values[at] = value + CHANGE;
  const above = measure();
  values[at] = value - CHANGE;
  const below = measure();
  values[at] = value;
  return (above - below) / (2 * CHANGE);
};
