import { countDays } from '../calendar/day.ts';
import type { Day } from '../calendar/day.ts';

/** What a custom range may be. */
export interface DateRangeLimits {
  /** The first day that may be chosen. */
  readonly min?: Day | undefined;
  /** The last day that may be chosen. */
  readonly max?: Day | undefined;
  /** How many days it may have, both ends counted. */
  readonly maxDays?: number | undefined;
}

/** Why a range cannot be taken, and which of its ends to mend. */
export type RangeProblem =
  | { readonly kind: 'incomplete'; readonly at: 'from' | 'to' }
  | { readonly kind: 'backwards'; readonly at: 'to' }
  | { readonly kind: 'too-early'; readonly at: 'from'; readonly min: Day }
  | { readonly kind: 'too-late'; readonly at: 'to'; readonly max: Day }
  | { readonly kind: 'too-long'; readonly at: 'from'; readonly days: number; readonly maxDays: number };

/** Finds what is wrong with a range, the first thing to mend first; null when it may be taken. */
export function checkRange(
  from: Day | null,
  to: Day | null,
  { min, max, maxDays }: DateRangeLimits,
): RangeProblem | null {
  if (from === null) return { kind: 'incomplete', at: 'from' };
  if (to === null) return { kind: 'incomplete', at: 'to' };
  if (from > to) return { kind: 'backwards', at: 'to' };
  if (min !== undefined && from < min) return { kind: 'too-early', at: 'from', min };
  if (max !== undefined && to > max) return { kind: 'too-late', at: 'to', max };
  const days = countDays(from, to);
  return maxDays !== undefined && days > maxDays ? { kind: 'too-long', at: 'from', days, maxDays } : null;
}
