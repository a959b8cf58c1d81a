import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The zone of the browser; undefined on a server, which does not know it. */
export const useViewerZone = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  );
