import { useSyncExternalStore } from 'react';
import { mediaQuery } from './media-query.ts';

const narrow = mediaQuery('(max-width: 639px)');

/** Whether the screen is a phone's, where a panel takes all of it. */
export const useNarrowScreen = (): boolean =>
  useSyncExternalStore(narrow.subscribe, narrow.matches, () => false);
