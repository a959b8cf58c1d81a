import { useState } from 'react';
import { dayOf } from '../calendar/index.ts';
import { closestSlot } from './closest-slot.ts';
import type { Day } from '../calendar/index.ts';
import type { SlotDay } from './slots.ts';

interface DayOptions {
  readonly days: readonly SlotDay[];
  readonly selected: number | null;
  readonly timeZone: string;
  readonly select: (slot: number) => void;
}

/** The last day that the user picked, and the selected time before and after. */
interface DayPick {
  readonly day: Day;
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * Returns the day whose times are shown, and a function that picks another day. If a time is selected, its
 * day is shown, and picking a day moves the time there. Otherwise the picked day is shown, or the first day
 * with times.
 */
export function useDay({ days, selected, timeZone, select }: DayOptions) {
  const [lastPick, setLastPick] = useState<DayPick | null>(null);
  if (lastPick && lastPick.to !== selected) setLastPick(null);
  const shownDay = selected === null ? lastPick?.day : dayOf(selected, timeZone);
  const daysWithSlots = days.filter(({ slots }) => slots.length > 0);
  const findDay = (target: Day | undefined) => daysWithSlots.find(({ day }) => day === target);

  const pickDay = (day: Day) => {
    // Consecutive moves start at the same time, so that passing a day with few times does not change the time.
    const from = lastPick ? lastPick.from : selected;
    const to = from === null ? null : (closestSlot(from, findDay(day)?.slots ?? [], timeZone) ?? null);
    setLastPick({ day, from, to });
    if (to !== null) select(to);
  };

  return [findDay(shownDay) ?? daysWithSlots[0], pickDay] as const;
}
