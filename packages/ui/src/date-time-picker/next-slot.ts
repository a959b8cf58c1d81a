import { minuteOf } from './slots.ts';

/**
 * Returns the slot that a key moves to, or null if the key does not navigate. Left and right step through all
 * slots. Up and down move one row. PageUp and PageDown move four rows. In the new row, returns the slot with
 * the closest minute. Home and End move to the first and last slot. Movement stops at the first and last
 * slot.
 * @param rows Slots grouped by hour of the time zone.
 * @param sign 1 for left-to-right text, -1 for right-to-left text.
 */
export function nextSlot(
  key: string,
  current: number,
  rows: readonly (readonly number[])[],
  sign: 1 | -1,
  timeZone: string,
): number | null {
  const allSlots = rows.flat();
  const index = allSlots.indexOf(current);
  const rowIndex = rows.findIndex((slots) => slots.includes(current));
  const stepBy = (distance: number) => allSlots[Math.min(Math.max(index + distance, 0), allSlots.length - 1)];
  const jumpRows = (distance: number) => {
    const targetIndex = Math.min(Math.max(rowIndex + distance, 0), rows.length - 1);
    const minute = minuteOf(current, timeZone);
    const distanceTo = (slot: number) => Math.abs(minuteOf(slot, timeZone) - minute);
    return rows[targetIndex]?.toSorted((a, b) => distanceTo(a) - distanceTo(b) || a - b)[0];
  };
  const moves: Readonly<Record<string, () => number | undefined>> = {
    ArrowRight: () => stepBy(sign),
    ArrowLeft: () => stepBy(-sign),
    ArrowDown: () => jumpRows(1),
    ArrowUp: () => jumpRows(-1),
    PageDown: () => jumpRows(4),
    PageUp: () => jumpRows(-4),
    Home: () => allSlots[0],
    End: () => allSlots.at(-1),
  };
  return moves[key]?.() ?? null;
}
