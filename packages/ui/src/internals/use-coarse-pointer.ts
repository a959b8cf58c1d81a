import { useSyncExternalStore } from 'react';
import { mediaQuery } from './media-query.ts';

const coarsePointer = mediaQuery('(pointer: coarse)');

/** Returns true if the primary pointer is a finger. Native pickers work better there than ours. */
export const useCoarsePointer = (): boolean =>
  useSyncExternalStore(coarsePointer.subscribe, coarsePointer.matches, () => false);
