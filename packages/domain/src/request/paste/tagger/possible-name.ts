import { classBit } from './lexicon.ts';
import type { Span } from './spans.ts';
import type { Token } from './tokens.ts';

/** Classes of words that are no name by themselves: labels, greetings, goods and words about payment. */
const otherBits =
  classBit('phone') |
  classBit('address') |
  classBit('unit') |
  classBit('amount') |
  classBit('note') |
  classBit('other') |
  classBit('partialAmount') |
  classBit('order') |
  classBit('paid') |
  classBit('currency') |
  classBit('instruction') |
  classBit('filler') |
  classBit('duration') |
  classBit('item') |
  classBit('name');
const nameBits = classBit('givenName') | classBit('surname');

/** Matches markup and the subject lines of mails and forwarded messages. */
const noNamePattern =
  /<[^<>\n]{1,60}>|&[a-z]{2,8};|^[>\s]*(?:subject|re|fwd?|oggetto|asunto|assunto|θέμα|件名|主旨|主题|主題|الموضوع|موضوع|বিষয়|perkara|paksa|เรื่อง) ?[:：][^\n]*/gimu;

/** Returns the tokens of markup and of subject lines. */
export const findNamelessTokens = (visible: string, tokens: readonly Token[]): ReadonlySet<number> => {
  const nameless = new Set<number>();
  for (const match of visible.matchAll(noNamePattern))
    for (const [at, { start }] of tokens.entries())
      if (start >= match.index && start < match.index + match[0].length) nameless.add(at);
  return nameless;
};

/** First shape of words. Smaller shapes are numbers. */
const FIRST_WORD_SHAPE = 16;

/** Returns true unless a span has a number, markup or a subject line, or consists only of labels, greetings, goods or words about payment. */
export const isPossibleName = (
  tokens: readonly Token[],
  classes: Int32Array,
  nameless: ReadonlySet<number>,
  [first, last]: Span,
): boolean => {
  let hasOwnWord = false;
  for (let at = first; at <= last; at += 1) {
    const bits = classes[at] ?? 0;
    if ((tokens[at]?.shape ?? 0) < FIRST_WORD_SHAPE || nameless.has(at)) return false;
    if ((bits & nameBits) !== 0 || (bits & otherBits) === 0) hasOwnWord = true;
  }
  return hasOwnWord;
};
