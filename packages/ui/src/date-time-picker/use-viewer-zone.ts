import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns the browser's time zone, or undefined during server rendering. */
export const useViewerZone = (): string | undefined =>
  useSyncExternalStore(
    subscribeToNothing,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  );
