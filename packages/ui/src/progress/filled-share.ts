/** How much of a bar is filled, from 0 to 1; null when that is unknown, or is no number at all. */
export function filledShare(value: number | null, max: number): number | null {
  if (value === null || Number.isNaN(value) || Number.isNaN(max)) return null;
  if (max <= 0 || value >= max) return 1;
  return value <= 0 ? 0 : value / max;
}
