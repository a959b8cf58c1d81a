import { foldLetters } from './fold-letters.ts';
import { hashText } from './hash.ts';

/** Kinds of parsed text that other finders claim. */
export const claimKinds = ['phone', 'amount', 'payment', 'link', 'clutter'] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** Part of the message that belongs to another field. */
export interface Claim {
  readonly start: number;
  readonly end: number;
  readonly kind: ClaimKind;
}

/** What separates a token from the one before it. The strongest separator counts. */
export const gaps = {
  none: 0,
  space: 1,
  comma: 2,
  newline: 3,
  blankLine: 4,
  sentence: 5,
  colon: 6,
  hyphen: 7,
  dash: 8,
  slash: 9,
  open: 10,
  close: 11,
  quote: 12,
  hash: 13,
  symbol: 14,
  question: 15,
} as const;
export const GAP_COUNT = 16;

/** A word, a character of a script without spaces, a number or a claimed part. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** Separator before the token. */
  readonly gap: number;
  /** The folded word. Digits are written as 0, except in numbers of one or two digits. */
  readonly word: string;
  /** Hash of the folded word. */
  readonly hash: number;
  readonly shape: number;
  /** Kind of the claim that covers the token, as an index of `claimKinds`. -1 if none. */
  readonly claim: number;
  readonly line: number;
  /** True if a label separator, such as a colon, precedes the token. */
  readonly isAfterColon: boolean;
}

// Words, Thai clusters, single characters of Chinese and hiragana, katakana runs and numbers.
const tokenPattern =
  /[0-9]+|[เแโใไ]?[ก-ฮ][\u0e30-\u0e3a\u0e45-\u0e4e]*|[\u0e00-\u0e7f]|\p{Script=Han}|[々〇〆]|\p{Script=Hiragana}|[\p{Script=Katakana}ー\uff70\uff9e\uff9f]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u0e00-\u0e7f々〇〆])[\p{L}\p{M}])(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u0e00-\u0e7f々〇〆])[\p{L}\p{M}]|['’](?=\p{L}))*|\p{N}/gu;

const scriptPatterns = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Bengali}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Han}/u,
  /\p{Script=Hiragana}/u,
  /[\p{Script=Katakana}ー]/u,
];

/** Shapes: 0 to 9 for numbers by length, then 8 per script, then claims. */
const shapeOf = (text: string): number => {
  if (/^[0-9]/.test(text)) return Math.min(text.length, 9);
  const code = text.charCodeAt(0);
  const script = code < 0x250 ? 0 : scriptPatterns.findIndex((pattern) => pattern.test(text));
  const base = 16 + (script + 1) * 8;
  if (script > 1) return base + Math.min([...text].length, 4);
  const isFirstUpper = /^\p{Lu}/u.test(text);
  if (text.length === 1) return base + (isFirstUpper ? 0 : 1);
  if (isFirstUpper) return base + (/\p{Ll}/u.test(text) ? (/.\p{Lu}/u.test(text) ? 5 : 2) : 3);
  return base + (/\p{Lu}/u.test(text) ? 6 : text.length <= 3 ? 7 : 4);
};

/** First shape of claimed tokens. */
export const CLAIM_SHAPE = 120;

/** Maximum number of tokens to label. It bounds the time. The longest message of the corpus has 275. */
export const MAX_TOKENS = 300;

const isNumber = (token: Token | undefined): boolean => token !== undefined && token.shape < 16;

const gapOf = (text: string): number => {
  if (text === '') return gaps.none;
  if (text === ' ') return gaps.space;
  if (/\n\s*\n/.test(text)) return gaps.blankLine;
  if (text.includes('\n')) return gaps.newline;
  if (/[.。।۔](?:\s|$)|[。।۔]/.test(text)) return gaps.sentence;
  if (/[?!¿¡;]/.test(text)) return gaps.question;
  if (/[:=→>]/.test(text)) return gaps.colon;
  if (/[([{【「『<《〈]/.test(text)) return gaps.open;
  if (/[)\]}】」』》〉]/.test(text)) return gaps.close;
  if (text.includes(',')) return gaps.comma;
  if (/\s[-–—|•·*~_]+\s?|[|•·—]/.test(text)) return gaps.dash;
  if (/[-–~]/.test(text)) return gaps.hyphen;
  if (text.includes('/')) return gaps.slash;
  if (text.includes('#')) return gaps.hash;
  if (/["'“”«»]/.test(text)) return gaps.quote;
  return /^[\s.]+$/.test(text) ? gaps.space : gaps.symbol;
};

/** Numbers of at least nine digits that no finder claimed, such as the shop's phone number. */
const longNumber = /\+?[0-9](?:[ .()-]{0,2}[0-9]){8,14}(?![0-9])/g;
export const OTHER_NUMBER_SHAPE = CLAIM_SHAPE + claimKinds.length;

/** Splits the visible text into tokens. Claims of phone numbers, amounts and links become one token each. */
export const splitTokens = (visible: string, claims: readonly Claim[]): readonly Token[] => {
  const kindAt = new Int8Array(visible.length).fill(-1);
  const wholeStart = new Int32Array(visible.length).fill(-1);
  const wholeEnd = new Map<number, readonly [end: number, shape: number]>();
  for (const { start, end, kind } of claims) {
    kindAt.fill(claimKinds.indexOf(kind), start, end);
    if (kind === 'payment' || kind === 'clutter') continue;
    wholeStart.fill(start, start, end);
    wholeEnd.set(start, [end, CLAIM_SHAPE + claimKinds.indexOf(kind)]);
  }
  for (const match of visible.matchAll(longNumber)) {
    const end = match.index + match[0].length;
    if (wholeStart.subarray(match.index, end).some((start) => start >= 0)) continue;
    wholeStart.fill(match.index, match.index, end);
    wholeEnd.set(match.index, [end, OTHER_NUMBER_SHAPE]);
  }
  const tokens: Token[] = [];
  let last = 0;
  let line = 0;
  const add = (start: number, end: number, shape: number, text: string): void => {
    const between = visible.slice(last, start);
    const gap = gapOf(between);
    for (const char of between) if (char === '\n') line += 1;
    const word =
      shape >= CLAIM_SHAPE
        ? `<${String(shape)}>`
        : shape < 16 && text.length > 2
          ? '0'.repeat(Math.min(text.length, 9))
          : foldLetters(text);
    tokens.push({
      start,
      end,
      gap: tokens.length === 0 ? gaps.blankLine : gap,
      word,
      hash: hashText(word),
      shape,
      claim: kindAt[start] ?? -1,
      line,
      isAfterColon: /[:=→]/.test(between) && !(between === ':' && shape < 16 && isNumber(tokens.at(-1))),
    });
    last = end;
  };
  for (const match of visible.matchAll(tokenPattern)) {
    const start = match.index;
    if (start < last) continue;
    const whole = wholeStart[start] ?? -1;
    if (whole >= 0) {
      const [end = start, shape = 0] = wholeEnd.get(whole) ?? [];
      add(Math.max(whole, last), end, shape, '');
    } else add(start, start + match[0].length, shapeOf(match[0]), match[0]);
  }
  return tokens;
};
