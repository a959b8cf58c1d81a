import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listChangedFiles, listCodeFiles } from './changed-files.ts';

describe('the list of changed files', () => {
  let folder: string;

  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const commitAll = (): void => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Change files');
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'changed-'));
    git('init', '--quiet', '--initial-branch', 'main');
    git('config', 'user.name', 'Vendor');
    git('config', 'user.email', 'vendor@example.com');
    for (const name of ['kept.ts', 'edited.ts', 'staged.ts', 'removed.ts']) write(name, '1');
    write('.gitignore', 'ignored.ts');
    commitAll();
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('contains the edited, staged, deleted and untracked files', () => {
    write('edited.ts', '2');
    write('staged.ts', '2');
    git('add', 'staged.ts');
    rmSync(join(folder, 'removed.ts'));
    write('new file.ts', '1');
    write('ignored.ts', '1');

    expect(listChangedFiles(folder, 'HEAD')).toEqual({
      existing: ['edited.ts', 'new file.ts', 'staged.ts'],
      deleted: ['removed.ts'],
    });
    expect(listCodeFiles(folder).toSorted()).toEqual(['edited.ts', 'kept.ts', 'new file.ts', 'staged.ts']);
  });

  it('contains committed changes since an earlier commit', () => {
    write('edited.ts', '2');
    commitAll();

    expect(listChangedFiles(folder, 'HEAD').existing).toEqual([]);
    expect(listChangedFiles(folder, 'HEAD~1').existing).toEqual(['edited.ts']);
  });

  it('throws for a commit that does not exist', () => {
    expect(() => listChangedFiles(folder, 'no-such-branch')).toThrow('no-such-branch');
  });
});
