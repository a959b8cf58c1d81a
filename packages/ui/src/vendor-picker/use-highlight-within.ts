import { useLayoutEffect } from 'react';

/** The part of a combobox that this is about. */
interface Highlight {
  readonly highlightedIndex: number;
  readonly setHighlightedIndex: (index: number) => void;
}

/** The highlighted row of a list of so many: where the list became shorter, its last. */
export function useHighlightWithin(
  { highlightedIndex, setHighlightedIndex }: Highlight,
  count: number,
): number {
  const last = count - 1;
  const isBeyond = highlightedIndex > last;
  useLayoutEffect(() => {
    if (isBeyond) setHighlightedIndex(last);
  }, [isBeyond, last, setHighlightedIndex]);
  return isBeyond ? last : highlightedIndex;
}
