import type { Canvas } from './canvas.ts';
import { pasteWords } from './words/index.ts';
import { wordSource } from './word-pattern.ts';

const cueLists = [
  'name',
  'introduction',
  'phone',
  'address',
  'unit',
  'amount',
  'note',
  'other',
  'order',
  'lesserSum',
] as const;
export type Cue = (typeof cueLists)[number];

/** A stretch of the message between marks and words that announce something. */
export interface Chunk {
  readonly start: number;
  readonly end: number;
  /** What the word in front announces; null when none does. */
  readonly cue: Cue | null;
  /** A colon or dash stood behind that word. */
  readonly isLabelled: boolean;
  readonly line: number;
}

const cueOf = new Map<string, Cue>();
for (const words of Object.values(pasteWords))
  for (const list of cueLists)
    for (const word of words[list]) {
      const key = word.normalize('NFC').trim();
      if (!cueOf.has(key)) cueOf.set(key, list);
    }

const abbreviations =
  /(?<![\p{L}\p{M}])(?:st|rd|ave|av|avda|blk|bldg|no|md|mr|mrs|ms|dr|tel|ph|pza|pl|ste|apt|fl|ext|mo|brgy|λεωφ|πλ|αρ|τηλ|διαμ|μο|মো|নং|ต|อ|ซ|ถ)$/iu;
const tokens = new RegExp(
  `(?<cue>${wordSource(...cueLists)})|(?<mark>\\n+|\\ue001+|[|;!?¿¡。।۔()—~•·]|(?<=\\s|\\ue001)[-/](?=\\s)|\\.(?=[\\s\\ue001]|$))`,
  'giu',
);
const opener = /^ *[:=-]+ ?|^ +/;

/** These announce something only right before what was read already, or with a colon: they are common in prose. */
const beforeNumbers: ReadonlySet<Cue> = new Set(['phone', 'unit', 'amount', 'order', 'lesserSum']);
const numberAhead = /^[^\p{L}\p{N}\n]{0,4}[\ue001\ue002]/u;

const isMark = (plain: string, mark: string, at: number): boolean =>
  mark !== '.' || !abbreviations.test(plain.slice(Math.max(0, at - 8), at));

/** The stretches in order, without those that hold nothing. */
export const chunksOf = ({ plain }: Canvas): readonly Chunk[] => {
  const chunks: Chunk[] = [];
  let start = 0;
  let line = 0;
  let cue: Cue | null = null;
  let isLabelled = false;
  const close = (end: number): boolean => {
    const isEmpty = !/[\p{L}\p{N}\ue002]/u.test(plain.slice(start, end));
    if (!isEmpty) chunks.push({ start, end, cue, isLabelled, line });
    return isEmpty;
  };
  for (const match of plain.matchAll(tokens)) {
    const at = match.index;
    const { cue: word, mark } = match.groups ?? {};
    if (mark !== undefined && !isMark(plain, mark, at)) continue;
    const end = at + match[0].length;
    if (word !== undefined) {
      const opened = opener.exec(plain.slice(end, end + 6));
      const hasColon = opened !== null && /[:=-]/.test(opened[0]);
      // One or two letters announce something only with a colon behind them.
      if (
        word.trim().length <= 2 &&
        !hasColon &&
        /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}]+$/u.test(word.trim())
      )
        continue;
      const key = word.trim().toLowerCase();
      const found = cueOf.get(key) ?? cueOf.get(key.replace(/^و/, '')) ?? 'other';
      if (!hasColon && beforeNumbers.has(found) && !numberAhead.test(plain.slice(end, end + 8))) continue;
      close(at);
      cue = found;
      isLabelled = hasColon;
      start = end + (opened?.[0].length ?? 0);
      continue;
    }
    const isEmpty = close(at);
    start = end;
    if (match[0].startsWith('\n')) line += 1;
    // A heading on a line of its own announces the line below.
    if (isEmpty && isLabelled && match[0] === '\n') continue;
    cue = null;
    isLabelled = false;
  }
  close(plain.length);
  return chunks;
};
