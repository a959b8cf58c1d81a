import { spawnSync } from 'node:child_process';
import { root } from '../workspace.ts';

/** The longest subject that `git log --oneline` and code hosts show without cutting it off. */
export const maximumSubjectLength = 72;

/** Committer date from which subjects are checked by default. Older subjects are too long, and stay. */
const since = '2026-11-22T21:00:00Z';

/** Runs git in a folder. Returns its output, or null when git is missing or fails. */
const git = (folder: string, ...args: readonly string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout : null;
};

const defaultRange = (folder: string): readonly string[] => {
  const base = git(folder, 'merge-base', 'HEAD', '@{upstream}')?.trim();
  return [`--since=${since}`, ...(base ? [`${base}..HEAD`] : ['--max-count=20', 'HEAD'])];
};

/** Which commits to check, and where. */
export interface CommitSelection {
  readonly folder?: string;
  /** A revision range for `git log`, such as `main..HEAD`. */
  readonly range?: string | undefined;
}

/**
 * Finds commit subjects that are too long, each as a message. Merge commits are skipped.
 *
 * Without a range these are the commits that the upstream branch lacks, or else the last 20, and only those
 * committed since the rule exists. A folder without git, without commits or without the range has no problems.
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
