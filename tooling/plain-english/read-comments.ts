import ts from 'typescript';
import { textRanges } from '../syntax/text-ranges.ts';
import type { TextRange } from '../syntax/text-ranges.ts';

/** A comment with its markers. Consecutive `//` lines are one comment. */
export interface SourceComment {
  /** Line of the first character, counted from 1. */
  readonly line: number;
  readonly text: string;
}

const toolComment =
  /^(?:\/\*\*?|\/{2,3})\s*(?:Proves:|<reference\b|(?:eslint|oxlint|prettier|knip)-|@ts-|@vite|[@#]__|@jsx|@vitest-|@type\b|v8 ignore|c8 ignore|#?(?:end)?region\b)/;

/** True for comments that a tool reads, such as directives and the `Proves:` marks above tests. */
const isToolComment = (text: string): boolean => toolComment.test(text);

const commentsOfCode = /\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const commentsOfStylesheet = /\/\*[\s\S]*?\*\//g;

const matchesOutside = (
  text: string,
  pattern: RegExp,
  skipped: readonly TextRange[],
): readonly TextRange[] => {
  const found: TextRange[] = [];
  const search = new RegExp(pattern);
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    const start = match.index;
    const enclosing = skipped.find(([from, to]) => from <= start && start < to);
    if (enclosing === undefined) found.push([start, start + match[0].trimEnd().length]);
    else search.lastIndex = enclosing[1];
  }
  return found;
};

const commentRanges = (file: string, text: string): readonly TextRange[] => {
  if (file.endsWith('.css')) return matchesOutside(text, commentsOfStylesheet, []);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return matchesOutside(text, commentsOfCode, textRanges(source));
};

/** True when two comments are `//` lines with nothing but a line break between them. */
const isContinuation = (text: string, [from, to]: TextRange, next: TextRange): boolean => {
  const startOfLine = text.slice(text.lastIndexOf('\n', from) + 1, from);
  return (
    text.startsWith('//', from) &&
    text.startsWith('//', next[0]) &&
    startOfLine.trim() === '' &&
    /^\r?\n[ \t]*$/.test(text.slice(to, next[0]))
  );
};

/** Reads the comments of a TypeScript file or a stylesheet. Skips comments that only a tool reads. */
export const readComments = (file: string, text: string): readonly SourceComment[] => {
  const comments: { from: number; last: TextRange }[] = [];
  for (const range of commentRanges(file, text)) {
    if (isToolComment(text.slice(...range))) continue;
    const previous = comments.at(-1);
    if (previous && isContinuation(text, previous.last, range)) previous.last = range;
    else comments.push({ from: range[0], last: range });
  }
  return comments.map(({ from, last }) => ({
    line: text.slice(0, from).split('\n').length,
    text: text.slice(from, last[1]),
  }));
};
