import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { lockFolder } from './folder-lock.ts';

const parents: string[] = [];
const createParent = (): string => {
  const parent = mkdtempSync(join(tmpdir(), 'sandbox-lock-'));
  parents.push(parent);
  return parent;
};
afterEach(() => {
  for (const parent of parents.splice(0)) rmSync(parent, { recursive: true });
});

describe('the lock of a data folder', () => {
  it('creates the folder with its parents', () => {
    const folder = join(createParent(), 'one', 'two');

    lockFolder(folder, 'process 1').release();

    expect(existsSync(folder)).toBe(true);
  });

  it('names its holder to a second process', () => {
    const folder = createParent();
    const lock = lockFolder(folder, 'process 42');

    expect(() => lockFolder(folder, 'process 43')).toThrow(
      new OperatorError(
        `The data folder ${folder} is in use by process 42. Stop it, or choose another folder with --data or SANDBOX_DATA.`,
      ),
    );
    lock.release();
  });

  it('refuses a second process even when the name of its holder is missing', () => {
    const folder = createParent();
    const lock = lockFolder(folder, 'process 42');
    rmSync(join(folder, 'lock-holder.txt'));

    expect(() => lockFolder(folder, 'process 43')).toThrow('is in use by another process.');
    lock.release();
  });

  it('can be taken again after its release, which deletes the name of the holder', () => {
    const folder = createParent();
    lockFolder(folder, 'process 42').release();

    lockFolder(folder, 'process 43').release();

    expect(readdirSync(folder)).not.toContain('lock-holder.txt');
  });

  it('reports a damaged lock file instead of another holder', () => {
    const folder = createParent();
    writeFileSync(join(folder, 'lock.sqlite'), 'This is not a database.'.repeat(100));

    expect(() => lockFolder(folder, 'process 42')).toThrow('lock.sqlite is damaged');
  });
});
