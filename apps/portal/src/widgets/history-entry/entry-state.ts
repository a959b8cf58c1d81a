const keyOf = (name: string): string => `open-${name}`;

/** Returns true if a browser history state belongs to the entry with the name, or to an entry above it. */
export const hasEntry = (state: unknown, name: string): boolean =>
  typeof state === 'object' && state !== null && keyOf(name) in state;

/** Returns a copy of a browser history state for an entry with the name. */
export const withEntry = (state: unknown, name: string): unknown => ({
  ...(state as object | null),
  [keyOf(name)]: true,
});
