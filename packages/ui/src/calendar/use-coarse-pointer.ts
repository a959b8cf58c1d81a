import { useSyncExternalStore } from 'react';

const query = '(pointer: coarse)';
const media = () => (typeof matchMedia === 'function' ? matchMedia(query) : undefined);

function subscribe(changed: () => void) {
  const list = media();
  list?.addEventListener('change', changed);
  return () => {
    list?.removeEventListener('change', changed);
  };
}

/** Whether a finger is the first pointer, for which the platform's own pickers are better than ours. */
export const useCoarsePointer = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => media()?.matches ?? false,
    () => false,
  );
