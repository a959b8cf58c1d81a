/**
 * Returns the filled fraction of a bar, from 0 to 1. Returns 1 if `max` is 0 or less. Returns null if the
 * value is null or either number is NaN.
 */
export function filledFraction(value: number | null, max: number): number | null {
  if (value === null || Number.isNaN(value) || Number.isNaN(max)) return null;
  if (max <= 0 || value >= max) return 1;
  return value <= 0 ? 0 : value / max;
}
