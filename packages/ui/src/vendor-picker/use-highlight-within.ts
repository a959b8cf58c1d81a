import { useLayoutEffect } from 'react';

interface HighlightState {
  readonly highlightedIndex: number;
  readonly setHighlightedIndex: (index: number) => void;
}

/**
 * Returns the highlighted index, limited to a list of `count` rows. Moves the highlight if the list became
 * shorter.
 */
export function useHighlightWithin(
  { highlightedIndex, setHighlightedIndex }: HighlightState,
  count: number,
): number {
  const last = count - 1;
  const isOutOfRange = highlightedIndex > last;
  useLayoutEffect(() => {
    if (isOutOfRange) setHighlightedIndex(last);
  }, [isOutOfRange, last, setHighlightedIndex]);
  return isOutOfRange ? last : highlightedIndex;
}
