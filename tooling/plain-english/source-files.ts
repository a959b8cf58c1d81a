import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { root } from '../workspace.ts';

const folders = '{packages,apps,.storybook,tooling,e2e,bench}';
const ignored = ['**/node_modules', '**/dist', '**/*.generated.ts'];

const listFiles = (patterns: readonly string[]): readonly string[] =>
  globSync(patterns, { cwd: root, exclude: ignored }).toSorted();

/** Lists the TypeScript files of the repository, except generated ones. Paths are relative to its root. */
export const listCode = (): readonly string[] =>
  listFiles([`${folders}/**/*.{ts,tsx}`, '{*,.*}.{ts,js,cjs}']);

/** Lists the stylesheets of the repository. Paths are relative to its root. */
export const listStylesheets = (): readonly string[] => listFiles([`${folders}/**/*.css`]);

/**
 * Lists the handwritten Markdown files. Excludes docs/rules.md, which is generated from test titles.
 */
export const listMarkdown = (): readonly string[] =>
  listFiles(['*.md', 'docs/**/*.md', '.changeset/*.md', '{packages,apps}/*/README.md']).filter(
    (file) => file !== 'docs/rules.md',
  );

/** Creates a filter for the given files and folders. Without any paths, the filter accepts every file. */
export const createPathFilter = (paths: readonly string[]): ((file: string) => boolean) => {
  const prefixes = paths.map((path) => relative(root, resolve(path)));
  return (file) =>
    prefixes.length === 0 ||
    prefixes.some((prefix) => prefix === '' || file === prefix || file.startsWith(`${prefix}/`));
};
