import { wallTimeAt } from '../calendar/internal.ts';

const DAY = 24 * 3_600_000;

/**
 * Returns the slot whose clock time is closest to the clock time of an instant, and the earlier one of two
 * that are equally close. Undefined if there are no slots.
 * @param slots Slots of one day in ascending order.
 */
export function closestSlot(instant: number, slots: readonly number[], timeZone: string): number | undefined {
  const clockTime = (at: number) => wallTimeAt(at, timeZone) % DAY;
  const distanceTo = (slot: number) => Math.abs(clockTime(slot) - clockTime(instant));
  return slots.toSorted((a, b) => distanceTo(a) - distanceTo(b) || a - b)[0];
}
