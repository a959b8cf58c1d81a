import { readComments } from './read-comments.ts';
import { readNames } from './read-names.ts';
import { readTitles } from './read-titles.ts';

/** A file and its text. */
export interface SourceText {
  /** Path relative to the root of the repository. */
  readonly file: string;
  readonly text: string;
}

/** The comments, test titles and names of the repository. Each entry starts with its `file:line`. */
export interface CollectedProse {
  readonly comments: readonly string[];
  /** Titles of tests with the titles of the groups around them. Groups have no entries of their own. */
  readonly titles: readonly string[];
  readonly names: readonly string[];
}

/** Collects the comments, test titles and names of files, each as a text to print. */
export const collectProse = (sources: readonly SourceText[]): CollectedProse => ({
  comments: sources.flatMap(({ file, text }) =>
    readComments(file, text).map((comment) => `${file}:${comment.line}\n  ${comment.text}`),
  ),
  titles: sources.flatMap(({ file, text }) =>
    readTitles(file, text)
      .filter(({ kind }) => kind === 'test')
      .map(({ line, groups, title }) => `${file}:${line}\n  ${[...groups, title].join(' › ')}`),
  ),
  names: sources.flatMap(({ file, text }) =>
    readNames(file, text).map(({ line, kind, name }) => `${file}:${line} ${kind} ${name}`),
  ),
});
