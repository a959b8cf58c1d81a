import { useSyncExternalStore } from 'react';

/** Where the stylesheet's `lg` begins: form and map stand side by side from here on. */
const wide = () => window.matchMedia('(min-width: 64rem)');

const subscribe = (changed: () => void) => {
  const query = wide();
  query.addEventListener('change', changed);
  return () => {
    query.removeEventListener('change', changed);
  };
};

/** Whether there is room for two columns. For what is too dear to render twice and hide once. */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);
