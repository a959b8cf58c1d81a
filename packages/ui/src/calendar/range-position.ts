import type { DayRange } from './calendar.types.ts';
import type { Day } from './day.ts';

/** Position of a day in the selected range. `only` means a one-day range, null means outside the range. */
export interface RangePosition {
  readonly range: 'start' | 'inside' | 'end' | 'only' | null;
  /** True if the day is in the preview of an unfinished range. */
  readonly isPreview: boolean;
}

/**
 * Locates a day in the selected range.
 * @param previewEnd Hovered or focused day, used as the end of an unfinished range.
 */
export function rangePosition(day: Day, selectedRange: DayRange | null, previewEnd: Day): RangePosition {
  if (selectedRange === null) return { range: null, isPreview: false };
  const [from, to] = [selectedRange.from, selectedRange.to ?? previewEnd].toSorted() as [Day, Day];
  const isPreview = selectedRange.to === null && day !== selectedRange.from;
  if (day < from || day > to) return { range: null, isPreview: false };
  if (from === to) return { range: 'only', isPreview };
  return { range: day === from ? 'start' : day === to ? 'end' : 'inside', isPreview };
}

/**
 * Returns the range after a day is pressed. Completes an unfinished range, in either order, or starts a new
 * one.
 */
export function extendRange(range: DayRange | null, day: Day): DayRange {
  if (range === null || range.to !== null) return { from: day, to: null };
  return day < range.from ? { from: day, to: range.from } : { from: range.from, to: day };
}
