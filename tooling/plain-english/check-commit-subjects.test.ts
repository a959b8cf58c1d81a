import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCommitSubjects, maximumSubjectLength } from './check-commit-subjects.ts';

const longSubject = 'x'.repeat(maximumSubjectLength + 1);

describe('checkCommitSubjects', () => {
  let folder: string;

  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  const commit = (subject: string, date = '2027-01-01T00:00:00Z') =>
    execFileSync('git', ['commit', '--quiet', '--allow-empty', '--message', subject], {
      cwd: folder,
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'subjects-'));
    git('init', '--quiet', '--initial-branch', 'main');
    git('config', 'user.name', 'Vendor');
    git('config', 'user.email', 'vendor@example.com');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('reports a subject that is too long', () => {
    commit('Add a fee');
    commit(longSubject);

    expect(checkCommitSubjects({ folder })).toEqual([
      expect.stringMatching(/^commit \w+: the subject has 73 characters\. Keep it within 72/),
    ]);
  });

  it('accepts a subject of 72 characters with a longer body', () => {
    commit(`${'é'.repeat(maximumSubjectLength)}\n\n${longSubject}`);

    expect(checkCommitSubjects({ folder })).toEqual([]);
  });

  it('skips commits that are older than the rule', () => {
    commit(longSubject, '2026-01-01T00:00:00Z');

    expect(checkCommitSubjects({ folder })).toEqual([]);
  });

  it('checks only commits that the upstream branch does not contain', () => {
    commit(longSubject);
    git('branch', 'published');
    git('branch', '--set-upstream-to', 'published');
    commit('Add a fee');

    expect(checkCommitSubjects({ folder })).toEqual([]);
  });

  it('checks every commit of a given range', () => {
    commit('Add a fee');
    commit(longSubject, '2026-01-01T00:00:00Z');
    commit('Add a voucher');

    expect(checkCommitSubjects({ folder, range: 'HEAD~2..HEAD' })).toHaveLength(1);
    expect(checkCommitSubjects({ folder, range: 'HEAD~1..HEAD' })).toEqual([]);
  });

  it('reports nothing when the commits, the range or the repository do not exist', () => {
    expect(checkCommitSubjects({ folder })).toEqual([]);
    expect(checkCommitSubjects({ folder, range: 'absent..HEAD' })).toEqual([]);
    expect(checkCommitSubjects({ folder: tmpdir() })).toEqual([]);
  });
});
