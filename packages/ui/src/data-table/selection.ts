/** Whether none, some or all of the loaded rows are selected. */
export type SelectionExtent = 'none' | 'some' | 'all';

/** Returns whether none, some or all of `keys` are selected. An empty table counts as `none`. */
export function selectionExtent(keys: readonly string[], selected: ReadonlySet<string>): SelectionExtent {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** Returns the selection with `keys` added or removed. Other keys stay unchanged. */
export function withKeys(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (isSelected) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** Returns the keys from one row to the other, both included. Returns only `to` if `from` is not shown. */
export function keysBetween(keys: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : keys.indexOf(from);
  const end = keys.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}
