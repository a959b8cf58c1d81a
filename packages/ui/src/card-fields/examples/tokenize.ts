import type { ClearCard } from '../index.ts';

/** Stand-in for a payment provider that exchanges the card for a token. */
export const tokenize = ({ number }: ClearCard): Promise<string> =>
  Promise.resolve(`token-${String(number.length)}-digits`);
