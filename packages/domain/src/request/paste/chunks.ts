import type { MaskedText } from './masked-text.ts';
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
  'partialAmount',
] as const;
export type Cue = (typeof cueLists)[number];

/**
 * Part of the message between punctuation marks, line breaks and cue words. A cue word announces a value, as
 * 'phone' announces a number.
 */
export interface Chunk {
  readonly start: number;
  readonly end: number;
  /** The kind of the cue word before the chunk. Null if there is none. */
  readonly cue: Cue | null;
  /** True if a colon, dash or equals sign follows the cue word. */
  readonly isLabelled: boolean;
  readonly line: number;
}

const cueByWord = new Map<string, Cue>();
for (const words of Object.values(pasteWords))
  for (const list of cueLists)
    for (const word of words[list]) {
      const key = word.normalize('NFC').trim();
      if (!cueByWord.has(key)) cueByWord.set(key, list);
    }

const abbreviations =
  /(?<![\p{L}\p{M}])(?:st|rd|ave|av|avda|blk|bldg|no|md|mr|mrs|ms|dr|tel|ph|pza|pl|ste|apt|fl|ext|mo|brgy|λεωφ|πλ|αρ|τηλ|διαμ|μο|মো|নং|ต|อ|ซ|ถ)$/iu;
const boundaryPattern = new RegExp(
  `(?<cue>${wordSource(...cueLists)})|(?<mark>\\n+|\\ue001+|[|;!?¿¡。।۔()—~•·]|(?<=\\s|\\ue001)[-/](?=\\s)|\\.(?=[\\s\\ue001]|$))`,
  'giu',
);
const labelSeparator = /^ *[:=-]+ ?|^ +/;

/** Cues that are common in prose. They count only before masked text or with a label separator. */
const numberCues: ReadonlySet<Cue> = new Set(['phone', 'unit', 'amount', 'order', 'partialAmount']);
const numberAhead = /^[^\p{L}\p{N}\n]{0,4}[\ue001\ue002]/u;

const isBoundary = (visible: string, mark: string, at: number): boolean =>
  mark !== '.' || !abbreviations.test(visible.slice(Math.max(0, at - 8), at));

/** Splits the message into chunks in order. Skips chunks without letters, digits or a parsed unit. */
export const splitChunks = ({ visible }: MaskedText): readonly Chunk[] => {
  const chunks: Chunk[] = [];
  let start = 0;
  let line = 0;
  let cue: Cue | null = null;
  let isLabelled = false;
  const close = (end: number): boolean => {
    const isEmpty = !/[\p{L}\p{N}\ue002]/u.test(visible.slice(start, end));
    if (!isEmpty) chunks.push({ start, end, cue, isLabelled, line });
    return isEmpty;
  };
  for (const match of visible.matchAll(boundaryPattern)) {
    const at = match.index;
    const { cue: word, mark } = match.groups ?? {};
    if (mark !== undefined && !isBoundary(visible, mark, at)) continue;
    const end = at + match[0].length;
    if (word !== undefined) {
      const separator = labelSeparator.exec(visible.slice(end, end + 6));
      const hasColon = separator !== null && /[:=-]/.test(separator[0]);
      // A cue of one or two letters counts only with a label separator.
      if (
        word.trim().length <= 2 &&
        !hasColon &&
        /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}]+$/u.test(word.trim())
      )
        continue;
      const key = word.trim().toLowerCase();
      const matchedCue = cueByWord.get(key) ?? cueByWord.get(key.replace(/^و/, '')) ?? 'other';
      if (!hasColon && numberCues.has(matchedCue) && !numberAhead.test(visible.slice(end, end + 8))) continue;
      close(at);
      cue = matchedCue;
      isLabelled = hasColon;
      start = end + (separator?.[0].length ?? 0);
      continue;
    }
    const isEmpty = close(at);
    start = end;
    if (match[0].startsWith('\n')) line += 1;
    // A label alone on its line applies to the next line.
    if (isEmpty && isLabelled && match[0] === '\n') continue;
    cue = null;
    isLabelled = false;
  }
  close(visible.length);
  return chunks;
};
