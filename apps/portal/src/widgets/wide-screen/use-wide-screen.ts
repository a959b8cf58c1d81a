import { useSyncExternalStore } from 'react';

/** Matches Tailwind's `lg` breakpoint and above, where form and map are side by side. */
const wideQuery = () => window.matchMedia('(min-width: 64rem)');

const subscribe = (onChange: () => void) => {
  const query = wideQuery();
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
};

/**
 * Returns true on screens with two columns. Use it for content that is too expensive to render twice and hide
 * with CSS.
 */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => wideQuery().matches);
