/**
 * Where a key leads from one slot to another; null for keys that lead nowhere. Left and right go through all slots,
 * up and down to the hour above and below, as near to the same minute as it has; nothing leads past an end.
 * @param rows Slots by the hour.
 * @param sign 1 where lines run to the right, -1 where they run to the left.
 */
export function nextSlot(
  key: string,
  current: number,
  rows: readonly (readonly number[])[],
  sign: 1 | -1,
): number | null {
  const all = rows.flat();
  const at = all.indexOf(current);
  const row = rows.findIndex((slots) => slots.includes(current));
  const step = (by: number) => all[Math.min(Math.max(at + by, 0), all.length - 1)];
  const leap = (by: number) => {
    const target = Math.min(Math.max(row + by, 0), rows.length - 1);
    const inHour = (slot: number) => slot % 3_600_000;
    return rows[target]?.toSorted(
      (one, other) =>
        Math.abs(inHour(one) - inHour(current)) - Math.abs(inHour(other) - inHour(current)) || one - other,
    )[0];
  };
  const moves: Readonly<Record<string, () => number | undefined>> = {
    ArrowRight: () => step(sign),
    ArrowLeft: () => step(-sign),
    ArrowDown: () => leap(1),
    ArrowUp: () => leap(-1),
    PageDown: () => leap(4),
    PageUp: () => leap(-4),
    Home: () => all[0],
    End: () => all.at(-1),
  };
  return moves[key]?.() ?? null;
}
