import { findPhrasings, mayContainPhrasings } from './check-phrasings.ts';
import { checkTitles } from './check-titles.ts';
import { markdownProse } from './markdown-prose.ts';
import type { Problem } from './problem.ts';
import { readComments } from './read-comments.ts';
import { readTitles } from './read-titles.ts';

interface Prose {
  readonly line: number;
  readonly text: string;
}

const proseOf = (file: string, text: string): readonly Prose[] => {
  if (file.endsWith('.md')) return [{ line: 1, text: markdownProse(text) }];
  const titles = readTitles(file, text).map(({ line, title }) => ({ line, text: title }));
  return [...readComments(file, text), ...titles];
};

const checkPhrasings = (file: string, text: string): readonly Problem[] => {
  // Parsing is slow, and most files contain no phrasing to avoid.
  if (!mayContainPhrasings(text)) return [];
  return proseOf(file, text).flatMap((prose) =>
    findPhrasings(prose.text).map(({ words, instead, lineOffset }) => ({
      file,
      line: prose.line + lineOffset,
      message: `“${words}”: write ${instead}.`,
    })),
  );
};

/**
 * Checks the prose of a file: the comments and titles of code, the comments of a stylesheet, a Markdown page.
 */
export const checkFile = (file: string, text: string): readonly Problem[] => [
  ...checkPhrasings(file, text),
  ...checkTitles(file, text),
];
