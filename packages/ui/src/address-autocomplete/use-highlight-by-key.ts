import { useLayoutEffect, useRef } from 'react';

/** The part of a combobox that this is about: it keeps the highlight itself, so that each key goes on from the one before. */
interface Highlight {
  readonly highlightedIndex: number;
  readonly setHighlightedIndex: (index: number) => void;
}

/**
 * Keeps the highlight on its row when the rows change around it, and takes it away with its row: when an answer arrives
 * under a highlighted row, Enter must not pick another one.
 */
export function useHighlightByKey(
  { highlightedIndex, setHighlightedIndex }: Highlight,
  rows: readonly { readonly key: string }[],
): void {
  const before = useRef({ rows, index: highlightedIndex, key: rows[highlightedIndex]?.key });

  useLayoutEffect(() => {
    const known = before.current;
    const hasStayed = known.rows === rows || known.index !== highlightedIndex;
    const index = hasStayed ? highlightedIndex : rows.findIndex(({ key }) => key === known.key);
    before.current = { rows, index, key: rows[index]?.key };
    if (index !== highlightedIndex) setHighlightedIndex(index);
  }, [highlightedIndex, setHighlightedIndex, rows]);
}
