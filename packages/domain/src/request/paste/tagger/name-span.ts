import { classBit } from './lexicon.ts';
import type { Span } from './spans.ts';
import { gaps, type Token } from './tokens.ts';

const titleBits = classBit('honorific') | classBit('relation');
const nameBits = classBit('givenName') | classBit('surname');

const isTitle = (classes: number): boolean => (classes & titleBits) !== 0 && (classes & nameBits) === 0;

/**
 * Leaves out titles such as "Dr" at both ends of a name, if a space separates them from it. Words that are also names stay.
 */
export const withoutTitles = (tokens: readonly Token[], classes: Int32Array, [first, last]: Span): Span => {
  const isApart = (at: number): boolean => (tokens[at]?.gap ?? gaps.none) !== gaps.none;
  let start = first;
  let end = last;
  while (start < end && isTitle(classes[start] ?? 0) && isApart(start + 1)) start += 1;
  while (end > start && isTitle(classes[end] ?? 0) && isApart(end)) end -= 1;
  return [start, end];
};
