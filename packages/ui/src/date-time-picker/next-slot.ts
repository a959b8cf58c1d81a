/**
 * Returns the slot that a key moves to, or null if the key does not navigate. Left and right step through all
 * slots. Up and down move one row, and PageUp and PageDown move four rows, to the slot closest to the current
 * minute. Movement stops at the first and last slot.
 * @param rows Slots grouped by hour.
 * @param sign 1 for left-to-right text, -1 for right-to-left text.
 */
export function nextSlot(
  key: string,
  current: number,
  rows: readonly (readonly number[])[],
  sign: 1 | -1,
): number | null {
  const allSlots = rows.flat();
  const index = allSlots.indexOf(current);
  const rowIndex = rows.findIndex((slots) => slots.includes(current));
  const stepBy = (distance: number) => allSlots[Math.min(Math.max(index + distance, 0), allSlots.length - 1)];
  const jumpRows = (distance: number) => {
    const targetIndex = Math.min(Math.max(rowIndex + distance, 0), rows.length - 1);
    const timeInHour = (slot: number) => slot % 3_600_000;
    return rows[targetIndex]?.toSorted(
      (a, b) =>
        Math.abs(timeInHour(a) - timeInHour(current)) - Math.abs(timeInHour(b) - timeInHour(current)) ||
        a - b,
    )[0];
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
