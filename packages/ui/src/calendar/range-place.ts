import type { DayRange } from './calendar.types.ts';
import type { Day } from './day.ts';

/** Where a day stands in what is chosen. */
export interface RangePlace {
  readonly range: 'start' | 'inside' | 'end' | 'only' | null;
  /** The range is not finished: this is what a press would make of it. */
  readonly isPreview: boolean;
}

/**
 * @param towards Where the range would end: the day below the pointer or the cursor.
 */
export function rangePlace(day: Day, chosen: DayRange | null, towards: Day): RangePlace {
  if (chosen === null) return { range: null, isPreview: false };
  const [from, to] = [chosen.from, chosen.to ?? towards].toSorted() as [Day, Day];
  const isPreview = chosen.to === null && day !== chosen.from;
  if (day < from || day > to) return { range: null, isPreview: false };
  if (from === to) return { range: 'only', isPreview };
  return { range: day === from ? 'start' : day === to ? 'end' : 'inside', isPreview };
}

/** What a press on a day makes of a range: it ends one that has begun, in either order, or begins another. */
export function extendRange(range: DayRange | null, day: Day): DayRange {
  if (range === null || range.to !== null) return { from: day, to: null };
  return day < range.from ? { from: day, to: range.from } : { from: range.from, to: day };
}
