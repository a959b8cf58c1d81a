import { useDirection } from '@radix-ui/react-direction';
import { useLayoutEffect, useRef, useState } from 'react';
import { addDays, addMonths, clampDay, weekdayOf } from './day.ts';
import type { KeyboardEvent } from 'react';
import type { Day } from './day.ts';

interface CalendarCursorOptions {
  /** Selected day. The cursor starts there and follows when the value changes. */
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
  const sign = useDirection() === 'rtl' ? -1 : 1;
  const grid = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const [stored, setStored] = useState(anchor ?? today);
  const [seen, setSeen] = useState(anchor);
  if (anchor !== seen) {
    setSeen(anchor);
    if (anchor) setStored(anchor);
  }
  const cursor = clampDay(stored, min, max);

  const focusDay = (day: Day) => {
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };

  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    focusDay(cursor);
  }, [cursor]);

  const turn = (months: number) => {
    setStored(clampDay(addMonths(cursor, months), min, max));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return;
    const sinceWeekBegan = (weekdayOf(cursor) - firstWeekday + 7) % 7;
    const page = event.shiftKey ? 12 : 1;
    const moves: Readonly<Record<string, () => Day>> = {
      ArrowRight: () => addDays(cursor, sign),
      ArrowLeft: () => addDays(cursor, -sign),
      ArrowDown: () => addDays(cursor, 7),
      ArrowUp: () => addDays(cursor, -7),
      Home: () => addDays(cursor, -sinceWeekBegan),
      End: () => addDays(cursor, 6 - sinceWeekBegan),
      PageDown: () => addMonths(cursor, page),
      PageUp: () => addMonths(cursor, -page),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const next = clampDay(move(), min, max);
    setStored(next);
    if (next === cursor) focusDay(cursor);
    else takesFocus.current = true;
  };

  return { cursor, setCursor: setStored, grid, turn, onKeyDown };
}
