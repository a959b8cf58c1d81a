import type { MessageContext } from './message-context.ts';

/** Number of characters to look at on each side of a candidate. */
const REACH = 48;
const tokenPattern = /[\p{L}\p{M}]+|[0-9]+|\n|[^\s]/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const RUN_LENGTH = 8;

const toShape = (token: string): string => {
  if (/^[0-9]/.test(token)) return `#${Math.min(token.length, 5)}`;
  return token === '\n' ? '⏎' : token;
};

/** Features of the tokens next to a candidate, nearest first. */
const tokenFeatures = (side: 'L' | 'R', tokens: readonly string[], features: string[]): void => {
  const [first = '^', second = '^', third = '^'] = tokens;
  features.push(
    `${side}1=${first}`,
    `${side}2=${second}`,
    `${side}12=${first} ${second}`,
    `${side}3=${third}`,
  );
  if (first.length > 4) features.push(`${side}1~${first.slice(0, 4)}`);
  let line = side;
  for (const token of tokens.slice(0, 6)) {
    // Tokens of the next or previous line are weaker clues.
    if (token === '⏎') line = `${side}/` as typeof side;
    else features.push(`${line}=${token}`);
  }
};

/** Features of the letters next to a candidate, for scripts that put no spaces between words. */
const runFeatures = (side: 'L' | 'R', run: string, features: string[]): void => {
  if (!unspaced.test(run)) return;
  for (let length = 1; length <= 4; length += 1)
    features.push(`${side}s=${side === 'L' ? run.slice(-length) : run.slice(0, length)}`);
  for (let at = 0; at + 2 <= run.length; at += 1) features.push(`${side}b=${run.slice(at, at + 2)}`);
};

const distanceOf = (gap: number): string => (gap <= 3 ? 'near' : gap <= 14 ? 'mid' : 'far');

const MAX_LINES = 3;

/** Counts the lines above or below a position, up to `MAX_LINES`. */
const countLines = (text: string, from: number, step: 1 | -1): number => {
  let count = 0;
  for (let at = from; at >= 0 && at < text.length && count < MAX_LINES; at += step)
    if (text[at] === '\n') count += 1;
  return count;
};

/** Describes where a line is in the message, from the lines above and below it. */
const placeOf = (text: string, lineStart: number, lineEnd: number): string => {
  const [above, below] = [countLines(text, lineStart - 1, -1), countLines(text, lineEnd, 1)];
  if (above + below === 0) return 'only';
  return above < MAX_LINES ? `${above}` : below < MAX_LINES ? `-${below}` : 'middle';
};

const tokensOf = (text: string): readonly string[] => text.match(tokenPattern) ?? [];

/** Features of the cue words on the line of a candidate. */
const cueFeatures = (
  { text, cues }: MessageContext,
  start: number,
  end: number,
  features: string[],
): void => {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end);
  let hasNearest = false;
  for (let index = cues.length - 1; index >= 0; index -= 1) {
    const cue = cues[index];
    if (!cue || cue.start >= end) {
      if (cue && cue.start < lineEnd && cue.start - end <= 24)
        for (const kind of cue.kinds) features.push(`after=${kind}:${distanceOf(cue.start - end)}`);
      continue;
    }
    if (cue.end > start) continue;
    if (cue.start < lineStart) {
      // A label can stand alone on the line before its value.
      if (/^[^\p{L}\p{N}]*\n[^\p{L}\p{N}]*$/u.test(text.slice(cue.end, start)))
        for (const kind of cue.kinds) features.push(`above=${kind}`);
      break;
    }
    for (const kind of cue.kinds)
      features.push(hasNearest ? `before=${kind}` : `label=${kind}:${distanceOf(start - cue.end)}`);
    hasNearest = true;
  }
  if (!hasNearest) features.push('label=none');
  features.push(`line=${placeOf(text, lineStart, lineEnd)}`);
  const before = text.slice(lineStart, start).trim();
  features.push(`first=${toShape(tokensOf(before)[0] ?? '')}`);
  const after = text.slice(end, lineEnd).trim();
  features.push(before === '' ? (after === '' ? 'alone' : 'opens') : after === '' ? 'closes' : 'inside');
};

const caseOf = (word: string | undefined): string => {
  if (word === undefined) return 'none';
  if (/^\p{Lu}{2}/u.test(word)) return 'upper';
  return /^\p{Lu}/u.test(word) ? 'title' : /^\p{L}/u.test(word) ? 'lower' : 'mark';
};

/** Returns the features of the text around a candidate: words, letters, cue words and its place in the line. */
export const contextFeatures = (context: MessageContext, start: number, end: number): string[] => {
  const features: string[] = ['bias'];
  const left = context.cased.slice(Math.max(0, start - REACH), start).match(tokenPattern) ?? [];
  const right = context.cased.slice(end, end + REACH).match(tokenPattern) ?? [];
  features.push(`Lcase=${caseOf(left.at(-1))}`, `Rcase=${caseOf(right[0])}`);
  tokenFeatures(
    'L',
    left
      .reverse()
      .slice(0, 7)
      .map((token) => toShape(token.toLowerCase())),
    features,
  );
  tokenFeatures(
    'R',
    right.slice(0, 7).map((token) => toShape(token.toLowerCase())),
    features,
  );
  runFeatures('L', context.text.slice(Math.max(0, start - RUN_LENGTH), start).trim(), features);
  runFeatures('R', context.text.slice(end, end + RUN_LENGTH).trim(), features);
  cueFeatures(context, start, end, features);
  return features;
};
