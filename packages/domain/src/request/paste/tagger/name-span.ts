import { classBit } from './lexicon.ts';
import type { Span } from './spans.ts';
import { gaps, type Token } from './tokens.ts';

const titleBits = classBit('honorific') | classBit('relation');
const nameBits = classBit('givenName') | classBit('surname');

/** Titles and ranks that the lists of the tagger lack, and that are no names, as "Conte" is. Folded. */
// prettier-ignore
const otherTitles: ReadonlySet<string> = new Set([
  'barrister', 'batin', 'cabo', 'capt', 'contessa', 'hajja', 'hajjeh', 'kapten', 'khru', 'kru', 'madame', 'paduka', 'peguam', 'sargento',
]);
/** Titles that follow a Chinese name without a space. */
// prettier-ignore
const chineseTitles: ReadonlySet<string> = new Set(['太太', '師傅', '师傅', '老師', '老师', '主任', '律師', '律师', '醫生', '医生', '店長', '店长', '組長', '组长', '廠長', '厂长']);

const isTitle = (token: Token | undefined, classes: number): boolean =>
  otherTitles.has(token?.word ?? '') || ((classes & titleBits) !== 0 && (classes & nameBits) === 0);

/** Words that start a name, although they are also titles or relatives, as in "Ah Huat" and "Abu Omar". Folded. */
const nameStarts: ReadonlySet<string> = new Set(['ah', 'abu', 'ابو']);

/** Characters before a Chinese surname that belong to the name, as in 小李. */
const chineseStarts: ReadonlySet<string> = new Set(['小', '老']);
/** Characters that make another word with them, such as 國小 for a school. */
const wordsWithStarts: ReadonlySet<string> = new Set([
  '國小',
  '国小',
  '附小',
  '中小',
  '大小',
  '長老',
  '长老',
]);

/**
 * Leaves out titles such as "Dr" at both ends of a name, if a space separates them from it. Words that are also names stay.
 */
const withoutTitles = (tokens: readonly Token[], classes: Int32Array, [first, last]: Span): Span => {
  const isApart = (at: number): boolean => (tokens[at]?.gap ?? gaps.none) !== gaps.none;
  let start = first;
  let end = last;
  while (
    start < end &&
    isTitle(tokens[start], classes[start] ?? 0) &&
    isApart(start + 1) &&
    !nameStarts.has(tokens[start]?.word ?? '')
  )
    start += 1;
  while (end > start && isTitle(tokens[end], classes[end] ?? 0) && isApart(end)) end -= 1;
  const lastTwo = `${tokens[end - 1]?.word ?? ''}${tokens[end]?.word ?? ''}`;
  return [start, end - 1 > start && chineseTitles.has(lastTwo) ? end - 2 : end];
};

/** Adds the initial of a surname after a given name, as in "Nattaya K.", and the character before a Chinese surname. */
const withInitials = (visible: string, tokens: readonly Token[], [first, last]: Span): Span => {
  const [before, next] = [tokens[first - 1], tokens[last + 1]];
  const startsInChinese =
    chineseStarts.has(before?.word ?? '') &&
    tokens[first]?.gap === gaps.none &&
    !wordsWithStarts.has(`${tokens[first - 2]?.word ?? ''}${before?.word ?? ''}`);
  const endsWithInitial =
    next?.gap === gaps.space && /^\p{Lu}\.(?:[\s,]|$)/u.test(visible.slice(next.start, next.start + 3));
  return [startsInChinese ? first - 1 : first, endsWithInitial ? last + 1 : last];
};

/** Ends a name before a slash between spaces, after which another name stands. */
const withoutOtherName = (visible: string, tokens: readonly Token[], [first, last]: Span): Span => {
  for (let at = first + 1; at <= last; at += 1)
    if (visible.slice(tokens[at - 1]?.end, tokens[at]?.start) === ' / ') return [first, at - 1];
  return [first, last];
};

/**
 * Returns the span of the whole name, without titles at its ends and without another name.
 * @param visible The message in which the tokens were found.
 */
export const toNameSpan = (
  visible: string,
  tokens: readonly Token[],
  classes: Int32Array,
  span: Span,
): Span => {
  const own = withoutOtherName(visible, tokens, span);
  return withInitials(visible, tokens, withoutTitles(tokens, classes, own));
};
