import { useLayoutEffect, useRef } from 'react';

/**
 * The highlighted row of a combobox. The combobox keeps this state, because several keys may be pressed
 * before the next render.
 */
interface HighlightState {
  readonly highlightedIndex: number;
  readonly setHighlightedIndex: (index: number) => void;
}

/**
 * Keeps the highlight on the same row when the rows around it change. Clears the highlight when the row is
 * removed. Otherwise Enter could pick a different row after results arrive.
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
