import { mediaQuery } from './media-query.ts';

/** Returns true if the user prefers reduced motion. */
export const prefersReducedMotion = mediaQuery('(prefers-reduced-motion: reduce)').matches;
