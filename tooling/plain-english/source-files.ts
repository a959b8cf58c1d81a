import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { root } from '../workspace.ts';

const folders = '{packages,apps,.storybook,tooling,e2e,bench}';
const ignored = ['**/node_modules', '**/dist', '**/*.generated.ts'];

const listFiles = (patterns: readonly string[]): readonly string[] =>
  globSync(patterns, { cwd: root, exclude: ignored }).toSorted();

/** The TypeScript files of the repository, without generated ones. Paths are relative to its root. */
export const listCode = (): readonly string[] =>
  listFiles([`${folders}/**/*.{ts,tsx}`, '{*,.*}.{ts,js,cjs}']);

/** The stylesheets of the repository. */
export const listStylesheets = (): readonly string[] => listFiles([`${folders}/**/*.css`]);

/**
 * The Markdown files written by hand. docs/rules.md is generated from test titles, which are checked there.
 */
export const listMarkdown = (): readonly string[] =>
  listFiles(['*.md', 'docs/**/*.md', '.changeset/*.md', '{packages,apps}/*/README.md']).filter(
    (file) => file !== 'docs/rules.md',
  );

/** Returns a filter for the files that the given paths name or contain. No paths mean all files. */
export const createPathFilter = (paths: readonly string[]): ((file: string) => boolean) => {
  const prefixes = paths.map((path) => relative(root, resolve(path)));
  return (file) =>
    prefixes.length === 0 ||
    prefixes.some((prefix) => prefix === '' || file === prefix || file.startsWith(`${prefix}/`));
};
