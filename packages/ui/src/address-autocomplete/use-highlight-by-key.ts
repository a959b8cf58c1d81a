import { useLayoutEffect, useRef } from 'react';

/** Highlight of a combobox, which owns this state because several keys may arrive before the next render. */
interface HighlightState {
  readonly highlightedIndex: number;
  readonly setHighlightedIndex: (index: number) => void;
}

/**
 * Keeps the highlight on the same row when the rows around it change, and clears it when that row is removed.
 * If results arrive while a row is highlighted, Enter must not pick a different one.
 */
export function useHighlightByKey(
  { highlightedIndex, setHighlightedIndex }: HighlightState,
  rows: readonly { readonly key: string }[],
): void {
  const previous = useRef({ rows, index: highlightedIndex, key: rows[highlightedIndex]?.key });

  useLayoutEffect(() => {
    const { current: last } = previous;
    const isUnaffected = last.rows === rows || last.index !== highlightedIndex;
    const index = isUnaffected ? highlightedIndex : rows.findIndex(({ key }) => key === last.key);
    previous.current = { rows, index, key: rows[index]?.key };
    if (index !== highlightedIndex) setHighlightedIndex(index);
  }, [highlightedIndex, setHighlightedIndex, rows]);
}
