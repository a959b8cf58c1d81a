import { useSyncExternalStore } from 'react';

const query = '(max-width: 639px)';
const media = () => (typeof matchMedia === 'function' ? matchMedia(query) : undefined);

function subscribe(changed: () => void) {
  const list = media();
  list?.addEventListener('change', changed);
  return () => {
    list?.removeEventListener('change', changed);
  };
}

/** Whether the screen is a phone's, where a panel takes all of it. */
export const useNarrowScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => media()?.matches ?? false,
    () => false,
  );
