import { useDirection } from '@radix-ui/react-direction';
import { useLayoutEffect, useRef, useState } from 'react';
import { addDays, addMonths, clampDay, weekdayOf } from './day.ts';
import type { KeyboardEvent } from 'react';
import type { Day } from './day.ts';

interface CalendarCursorOptions {
  /**
   * The selected day, or the end of the selected range (its start while the range is unfinished). The cursor
   * starts on the anchor and moves there when the anchor changes.
   */
  readonly anchor: Day | null;
  readonly today: Day;
  readonly min: Day | undefined;
  readonly max: Day | undefined;
  readonly firstWeekday: number;
}

/**
 * Manages the day that has keyboard focus, which also determines the displayed month. Disabled days can
 * receive the cursor, so that the arrow keys never get stuck. Days outside `min` and `max` cannot.
 */
export function useCalendarCursor({ anchor, today, min, max, firstWeekday }: CalendarCursorOptions) {
  const forwardStep = useDirection() === 'rtl' ? -1 : 1;
  const gridRef = useRef<HTMLDivElement>(null);
  const shouldFocusCursor = useRef(false);
  const [storedCursor, setStoredCursor] = useState(anchor ?? today);
  const [previousAnchor, setPreviousAnchor] = useState(anchor);
  if (anchor !== previousAnchor) {
    setPreviousAnchor(anchor);
    if (anchor) setStoredCursor(anchor);
  }
  const cursor = clampDay(storedCursor, min, max);

  const focusDay = (day: Day) => {
    gridRef.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };

  useLayoutEffect(() => {
    if (!shouldFocusCursor.current) return;
    shouldFocusCursor.current = false;
    focusDay(cursor);
  }, [cursor]);

  const changeMonth = (months: number) => {
    setStoredCursor(clampDay(addMonths(cursor, months), min, max));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return;
    const daysSinceWeekStart = (weekdayOf(cursor) - firstWeekday + 7) % 7;
    const monthCount = event.shiftKey ? 12 : 1;
    const moves: Readonly<Record<string, () => Day>> = {
      ArrowRight: () => addDays(cursor, forwardStep),
      ArrowLeft: () => addDays(cursor, -forwardStep),
      ArrowDown: () => addDays(cursor, 7),
      ArrowUp: () => addDays(cursor, -7),
      Home: () => addDays(cursor, -daysSinceWeekStart),
      End: () => addDays(cursor, 6 - daysSinceWeekStart),
      PageDown: () => addMonths(cursor, monthCount),
      PageUp: () => addMonths(cursor, -monthCount),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const next = clampDay(move(), min, max);
    setStoredCursor(next);
    if (next === cursor) focusDay(cursor);
    else shouldFocusCursor.current = true;
  };

  return { cursor, setCursor: setStoredCursor, gridRef, changeMonth, onKeyDown };
}
