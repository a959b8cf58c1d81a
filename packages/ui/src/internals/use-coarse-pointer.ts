import { useSyncExternalStore } from 'react';
import { mediaQuery } from './media-query.ts';

const coarsePointer = mediaQuery('(pointer: coarse)');

/**
 * Returns true if the primary pointer is a finger. On touch screens, native pickers work better than the
 * pickers of this library.
 */
export const useCoarsePointer = (): boolean =>
  useSyncExternalStore(coarsePointer.subscribe, coarsePointer.matches, () => false);
