import { useState } from 'react';
import type { Day } from '../calendar/index.ts';
import type { SlotDay } from './slots.ts';

/**
 * Returns the day whose times are shown, and a function that changes it. Prefers the day the user picked,
 * then the day of the value, then the first day with times. Forgets the picked day when `selectedDay`
 * changes.
 * @param selectedDay Day of the value.
 */
export function useShownDay(days: readonly SlotDay[], selectedDay: Day | null) {
  const [pickedDay, pickDay] = useState<Day | null>(null);
  const [previousSelectedDay, setPreviousSelectedDay] = useState(selectedDay);
  if (previousSelectedDay !== selectedDay) {
    setPreviousSelectedDay(selectedDay);
    pickDay(null);
  }
  const daysWithSlots = days.filter(({ slots }) => slots.length > 0);
  const findDay = (target: Day | null) => daysWithSlots.find(({ day }) => day === target);
  return [findDay(pickedDay) ?? findDay(selectedDay) ?? daysWithSlots[0], pickDay] as const;
}
