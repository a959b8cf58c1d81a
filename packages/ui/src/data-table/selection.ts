/** How much of what is shown is selected. */
export type SelectionExtent = 'none' | 'some' | 'all';

/** How much of `keys` is in the selection; an empty table has nothing selected. */
export function selectionExtent(keys: readonly string[], selected: ReadonlySet<string>): SelectionExtent {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** The selection with `keys` put in or taken out; what is not among them stays as it was. */
export function withKeys(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  isIn: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (isIn) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** All keys from one to the other, both included; only `to` when the other is not shown any more. */
export function keysBetween(keys: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : keys.indexOf(from);
  const end = keys.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}
