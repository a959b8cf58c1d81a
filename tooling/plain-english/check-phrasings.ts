import { phrasings } from './phrasings.ts';

/** A phrasing found in a text. */
export interface FoundPhrasing {
  /** The words as written, on one line. */
  readonly words: string;
  /** The words to write instead. */
  readonly instead: string;
  /** Lines from the start of the text to the words: 0 on the first line. */
  readonly lineOffset: number;
}

/** Matches spaces, or a line break inside a comment with the markers of the next line. */
const wordGap = String.raw`(?:[ \t]+|[ \t]*\r?\n[ \t]*(?:\/\/|\*(?!\/))?[ \t]*)`;

const phrasingSearches = phrasings.map(({ pattern, instead }) => ({
  search: new RegExp(`(?<![\\w-])(?:${pattern.replaceAll(' ', wordGap)})(?![\\w-])`, 'gi'),
  instead,
}));

const withoutCode = (text: string): string =>
  text.replaceAll(/`[^`\n]*`|https?:\S+/g, (code) => code.replaceAll(/[^\n]/g, '`'));

/**
 * Checks quickly whether a file may contain phrasings to avoid. Also true if only its code contains such
 * words.
 */
export const mayContainPhrasings = (text: string): boolean =>
  phrasingSearches.some(({ search }) => text.search(search) !== -1);

/** Finds the phrasings to avoid in a comment, a title or a page. Words in backticks are code, not prose. */
export const findPhrasings = (text: string): readonly FoundPhrasing[] => {
  const prose = withoutCode(text);
  return phrasingSearches
    .flatMap(({ search, instead }) =>
      [...prose.matchAll(search)].map(({ 0: words, index }) => ({ words, instead, index })),
    )
    .toSorted((a, b) => a.index - b.index)
    .map(({ words, instead, index }) => ({
      words: words.replaceAll(new RegExp(wordGap, 'g'), ' '),
      instead,
      lineOffset: prose.slice(0, index).split('\n').length - 1,
    }));
};
