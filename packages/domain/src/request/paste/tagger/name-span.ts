import { classBit } from './lexicon.ts';
import type { Span } from './spans.ts';
import { gaps, type Token } from './tokens.ts';

const titleBits = classBit('honorific') | classBit('relation');
const nameBits = classBit('givenName') | classBit('surname');

const isTitle = (classes: number): boolean => (classes & titleBits) !== 0 && (classes & nameBits) === 0;

/** Words that start a name, although they are also titles or relatives, as in "Ah Huat" and "Abu Omar". Folded. */
const nameStarts: ReadonlySet<string> = new Set(['ah', 'abu', 'ابو']);

/** Characters before a Chinese surname that belong to the name, as in 小李. */
const chineseStarts: ReadonlySet<string> = new Set(['小', '老']);

/**
 * Leaves out titles such as "Dr" at both ends of a name, if a space separates them from it. Words that are also names stay.
 */
const withoutTitles = (tokens: readonly Token[], classes: Int32Array, [first, last]: Span): Span => {
  const isApart = (at: number): boolean => (tokens[at]?.gap ?? gaps.none) !== gaps.none;
  let start = first;
  let end = last;
  while (
    start < end &&
    isTitle(classes[start] ?? 0) &&
    isApart(start + 1) &&
    !nameStarts.has(tokens[start]?.word ?? '')
  )
    start += 1;
  while (end > start && isTitle(classes[end] ?? 0) && isApart(end)) end -= 1;
  return [start, end];
};

/** Adds the initial of a surname after a given name, as in "Nattaya K.", and the character before a Chinese surname. */
const withInitials = (visible: string, tokens: readonly Token[], [first, last]: Span): Span => {
  const [before, next] = [tokens[first - 1], tokens[last + 1]];
  const startsInChinese = chineseStarts.has(before?.word ?? '') && tokens[first]?.gap === gaps.none;
  const endsWithInitial =
    next?.gap === gaps.space && /^\p{Lu}\.(?:[\s,]|$)/u.test(visible.slice(next.start, next.start + 3));
  return [startsInChinese ? first - 1 : first, endsWithInitial ? last + 1 : last];
};

/**
 * Returns the span of the whole name, without titles at its ends.
 * @param visible The message in which the tokens were found.
 */
export const toNameSpan = (
  visible: string,
  tokens: readonly Token[],
  classes: Int32Array,
  span: Span,
): Span => withInitials(visible, tokens, withoutTitles(tokens, classes, span));
