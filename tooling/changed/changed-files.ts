import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const listPaths = (folder: string, args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\0')
    .filter((path) => path !== '');

/** Paths relative to the root of the repository. */
export interface ChangedFiles {
  readonly existing: readonly string[];
  readonly deleted: readonly string[];
}

/**
 * Lists the files that differ from a commit, including untracked ones.
 * @throws when the commit does not exist.
 */
export const listChangedFiles = (folder: string, since: string): ChangedFiles => {
  const diff = ['diff', '--name-only', '--no-renames', '-z'];
  const deleted = listPaths(folder, [...diff, '--diff-filter=D', since, '--']);
  const existing = [
    ...listPaths(folder, [...diff, '--diff-filter=d', since, '--']),
    ...listPaths(folder, ['ls-files', '--others', '--exclude-standard', '-z']),
  ];
  return { existing: existing.toSorted(), deleted };
};

/** Lists the TypeScript files of the working tree, including untracked ones. */
export const listCodeFiles = (folder: string): readonly string[] =>
  listPaths(folder, ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '*.ts', '*.tsx']).filter(
    (path) => existsSync(join(folder, path)),
  );
