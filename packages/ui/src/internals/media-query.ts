/** A media query for React: `useSyncExternalStore(query.subscribe, query.matches, () => false)`. */
export interface MediaQuery {
  /** Returns whether the query matches. False without `matchMedia`, for example on a server. */
  readonly matches: () => boolean;
  /** Calls `onChange` when the result changes. Returns a function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Creates a media query. Evaluates `query` lazily, so it can be created on a server. */
export const mediaQuery = (query: string): MediaQuery => {
  const getList = () => (typeof matchMedia === 'function' ? matchMedia(query) : undefined);
  return {
    matches: () => getList()?.matches ?? false,
    subscribe: (onChange) => {
      const list = getList();
      list?.addEventListener('change', onChange);
      return () => {
        list?.removeEventListener('change', onChange);
      };
    },
  };
};
