import { cueWords } from '../words/cue-words.ts';
import { topicWords } from '../words/topic-words.ts';
import { pasteWords } from '../words/index.ts';

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
  'paid',
  'cash',
  'card',
  'currency',
  'duration',
] as const;
export type CueKind = (typeof cueLists)[number] | keyof typeof cueWords;

export type TopicKind = keyof typeof topicWords | 'street' | 'instruction' | 'unit';

/** A word of a list in a text. */
export interface WordMatch<Kind> {
  readonly start: number;
  readonly end: number;
  readonly kinds: readonly Kind[];
}
export type CueMatch = WordMatch<CueKind>;

interface CueWord<Kind> {
  readonly word: string;
  readonly isSpaced: boolean;
  readonly kinds: Kind[];
}

const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

type WordIndex<Kind> = ReadonlyMap<string, readonly CueWord<Kind>[]>;

/** Groups words by their first letter, the longest first. */
const indexWords = <Kind>(
  entries: Iterable<readonly [kind: Kind, words: readonly string[]]>,
): WordIndex<Kind> => {
  const index = new Map<string, CueWord<Kind>[]>();
  for (const [kind, words] of entries)
    for (const entry of words) {
      const word = entry.normalize('NFC').trim().toLowerCase();
      const list = index.get(word.charAt(0)) ?? [];
      index.set(word.charAt(0), list);
      const known = list.find((other) => other.word === word);
      if (!known) list.push({ word, isSpaced: !unspacedScript.test(word), kinds: [kind] });
      else if (!known.kinds.includes(kind)) known.kinds.push(kind);
    }
  for (const list of index.values()) list.sort((a, b) => b.word.length - a.word.length);
  return index;
};

const cueIndex = indexWords<CueKind>([
  ...Object.values(pasteWords).flatMap((words) => cueLists.map((kind) => [kind, words[kind]] as const)),
  ...(Object.entries(cueWords) as [keyof typeof cueWords, readonly string[]][]),
]);
const topicIndex = indexWords<TopicKind>([
  ...(Object.entries(topicWords) as [keyof typeof topicWords, readonly string[]][]),
  ...Object.values(pasteWords).flatMap(({ street, instruction, unit }) => [
    ['street', street] as const,
    ['instruction', instruction] as const,
    ['unit', unit] as const,
  ]),
]);

const letterPattern = /[\p{L}\p{M}]/u;
const isLetter = (character: string | undefined): boolean =>
  character !== undefined && letterPattern.test(character);

/** Returns true for words that take endings in writing: those of Bangla with at least three letters. */
const isInflected = (word: string): boolean => word.length >= 3 && /^\p{Script=Bengali}/u.test(word);

/** Finds the words of an index in a lower-case text. The longest word at a position wins. */
const scanWords = <Kind>(text: string, index: WordIndex<Kind>): readonly WordMatch<Kind>[] => {
  const matches: WordMatch<Kind>[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const list = index.get(text.charAt(at));
    if (!list) continue;
    const isInsideWord = isLetter(text[at - 1]);
    const match = list.find(
      ({ word, isSpaced }) =>
        text.startsWith(word, at) &&
        (!isSpaced || (!isInsideWord && (isInflected(word) || !isLetter(text[at + word.length])))),
    );
    if (!match) continue;
    matches.push({ start: at, end: at + match.word.length, kinds: match.kinds });
    at += match.word.length - 1;
  }
  return matches;
};

/** Finds the cue words of all languages in a lower-case text. */
export const scanCues = (text: string): readonly CueMatch[] => scanWords(text, cueIndex);

/** Finds the words about a topic in a lower-case text. */
export const scanTopics = (text: string): readonly WordMatch<TopicKind>[] => scanWords(text, topicIndex);
