import { spawnSync } from 'node:child_process';
import { root } from '../workspace.ts';

/** The longest subject that `git log --oneline` and code hosts show in full. */
export const maximumSubjectLength = 72;

/** Commits before this date are not checked by default, because the history has longer subjects. */
const ruleStartDate = '2026-11-22T21:00:00Z';

/** Runs git in a folder. Returns its output, or null when git is missing or fails. */
const git = (folder: string, ...args: readonly string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout : null;
};

const defaultRange = (folder: string): readonly string[] => {
  const base = git(folder, 'merge-base', 'HEAD', '@{upstream}')?.trim();
  return [`--since=${ruleStartDate}`, ...(base ? [`${base}..HEAD`] : ['--max-count=20', 'HEAD'])];
};

/** The commits to check. */
export interface CommitSelection {
  /** A folder of the repository. Defaults to this repository. */
  readonly folder?: string;
  /** A revision range for `git log`, such as `main..HEAD`. */
  readonly range?: string | undefined;
}

/**
 * Finds commit subjects that are too long, each as a message. Merge commits are skipped.
 *
 * By default, checks the commits that the upstream branch does not contain. Without an upstream branch it
 * checks the last 20. Commits older than the rule are skipped. Missing git, commits or ranges are not
 * reported.
 */
export const checkCommitSubjects = ({ folder = root, range }: CommitSelection = {}): readonly string[] => {
  const commits = range === undefined ? defaultRange(folder) : [range];
  const log = git(folder, 'log', '--no-merges', '--format=%h %s', ...commits, '--') ?? '';
  return log.split('\n').flatMap((line) => {
    const [hash = ''] = line.split(' ', 1);
    const { length } = Array.from(line.slice(hash.length + 1));
    if (length <= maximumSubjectLength) return [];
    const advice = `Keep it within ${maximumSubjectLength} and move the rest into the body.`;
    return [`commit ${hash}: the subject has ${length} characters. ${advice}`];
  });
};
