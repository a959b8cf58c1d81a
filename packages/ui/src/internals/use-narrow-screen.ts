import { useSyncExternalStore } from 'react';
import { mediaQuery } from './media-query.ts';

const narrowScreen = mediaQuery('(max-width: 639px)');

/** Returns true on screens of phone width, where panels are full-screen. */
export const useNarrowScreen = (): boolean =>
  useSyncExternalStore(narrowScreen.subscribe, narrowScreen.matches, () => false);
