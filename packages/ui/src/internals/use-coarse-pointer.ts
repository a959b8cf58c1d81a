import { useSyncExternalStore } from 'react';
import { mediaQuery } from './media-query.ts';

const coarse = mediaQuery('(pointer: coarse)');

/** Whether a finger is the first pointer, for which the platform's own pickers are better than ours. */
export const useCoarsePointer = (): boolean =>
  useSyncExternalStore(coarse.subscribe, coarse.matches, () => false);
