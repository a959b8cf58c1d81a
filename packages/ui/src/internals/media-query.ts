/** A media query that React can follow: `useSyncExternalStore(query.subscribe, query.matches, () => false)`. */
export interface MediaQuery {
  /** False where there are no media queries, as on a server. */
  readonly matches: () => boolean;
  /** Calls back when the answer changes; returns the end of it. */
  readonly subscribe: (changed: () => void) => () => void;
}

export const mediaQuery = (query: string): MediaQuery => {
  const list = () => (typeof matchMedia === 'function' ? matchMedia(query) : undefined);
  return {
    matches: () => list()?.matches ?? false,
    subscribe: (changed) => {
      const followed = list();
      followed?.addEventListener('change', changed);
      return () => {
        followed?.removeEventListener('change', changed);
      };
    },
  };
};
