import { countDays } from '../calendar/index.ts';
import type { Day } from '../calendar/index.ts';

/** Limits of a custom range. */
export interface DateRangeLimits {
  /** First selectable day. */
  readonly min?: Day | undefined;
  /** Last selectable day. */
  readonly max?: Day | undefined;
  /** Maximum number of days, including both ends. */
  readonly maxDays?: number | undefined;
}

/** Why a range is invalid. `end` is the end that the user must correct. */
export type RangeProblem =
  | { readonly kind: 'incomplete'; readonly end: 'from' | 'to' }
  | { readonly kind: 'backwards'; readonly end: 'to' }
  | { readonly kind: 'too-early'; readonly end: 'from'; readonly min: Day }
  | { readonly kind: 'too-late'; readonly end: 'to'; readonly max: Day }
  | { readonly kind: 'too-long'; readonly end: 'from'; readonly days: number; readonly maxDays: number };

/** Returns the first problem of a range, or null if the range is valid. */
export function checkRange(
  from: Day | null,
  to: Day | null,
  { min, max, maxDays }: DateRangeLimits,
): RangeProblem | null {
  if (from === null) return { kind: 'incomplete', end: 'from' };
  if (to === null) return { kind: 'incomplete', end: 'to' };
  if (from > to) return { kind: 'backwards', end: 'to' };
  if (min !== undefined && from < min) return { kind: 'too-early', end: 'from', min };
  if (max !== undefined && to > max) return { kind: 'too-late', end: 'to', max };
  const days = countDays(from, to);
  return maxDays !== undefined && days > maxDays ? { kind: 'too-long', end: 'from', days, maxDays } : null;
}
