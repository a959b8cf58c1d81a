import { useState } from 'react';
import type { Day } from '../calendar/day.ts';
import type { SlotDay } from './slots.ts';

/**
 * The day whose times are shown: the one that was pressed, or that of the choice, or the first one with times left.
 * @param chosen The day of the value.
 */
export function useShownDay(days: readonly SlotDay[], chosen: Day | null) {
  const [pressed, press] = useState<Day | null>(null);
  const [seen, setSeen] = useState(chosen);
  if (seen !== chosen) {
    setSeen(chosen);
    press(null);
  }
  const offered = days.filter(({ slots }) => slots.length > 0);
  const find = (wanted: Day | null) => offered.find(({ day }) => day === wanted);
  return [find(pressed) ?? find(chosen) ?? offered[0], press] as const;
}
