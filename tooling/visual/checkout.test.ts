import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { commitOf, linkModules } from './checkout.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'saddlebag-checkout-')));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string): void => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

it('links installed packages, and workspaces to the folders of the other tree', () => {
  write('now/node_modules/react/index.js', 'react');
  write('now/node_modules/@radix-ui/popover/index.js', 'popover');
  write('now/packages/ui/index.js', 'ui of now');
  write('then/packages/ui/index.js', 'ui of then');
  mkdirSync(join(folder, 'now/node_modules/@saddlebag'));
  symlinkSync('../../packages/ui', join(folder, 'now/node_modules/@saddlebag/ui'));

  linkModules(join(folder, 'now'), join(folder, 'then'));
  // A build that was broken off left its links; they are no obstacle.
  linkModules(join(folder, 'now'), join(folder, 'then'));

  const read = (path: string) => readFileSync(join(folder, 'then/node_modules', path, 'index.js'), 'utf8');
  expect(read('react')).toBe('react');
  expect(read('@radix-ui/popover')).toBe('popover');
  expect(read('@saddlebag/ui')).toBe('ui of then');
});

it('says what to do when there is no such commit', () => {
  expect(() => commitOf('no-such-branch')).toThrow(/no commit called no-such-branch.*--base <ref>/);
});
