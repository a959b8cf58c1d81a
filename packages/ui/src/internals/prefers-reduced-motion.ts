import { mediaQuery } from './media-query.ts';

/** Whether the person asked for less movement. */
export const prefersReducedMotion = mediaQuery('(prefers-reduced-motion: reduce)').matches;
