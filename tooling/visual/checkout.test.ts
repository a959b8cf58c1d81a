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
import { afterAll, describe, expect, it } from 'vitest';
import { commitOf, linkModules } from './checkout.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'saddlebag-checkout-')));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string): void => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

describe('the checkout of a commit', () => {
  it('links installed packages, and links workspace packages to its own folders', () => {
    write('head/node_modules/react/index.js', 'react');
    write('head/node_modules/@radix-ui/popover/index.js', 'popover');
    write('head/packages/ui/index.js', 'ui of head');
    write('base/packages/ui/index.js', 'ui of base');
    mkdirSync(join(folder, 'head/node_modules/@saddlebag'));
    symlinkSync('../../packages/ui', join(folder, 'head/node_modules/@saddlebag/ui'));

    linkModules(join(folder, 'head'), join(folder, 'base'));
    // The second call finds the links of the first one, as after an interrupted build.
    linkModules(join(folder, 'head'), join(folder, 'base'));

    const read = (path: string) => readFileSync(join(folder, 'base/node_modules', path, 'index.js'), 'utf8');
    expect(read('react')).toBe('react');
    expect(read('@radix-ui/popover')).toBe('popover');
    expect(read('@saddlebag/ui')).toBe('ui of base');
  });

  it('throws with advice when the git ref does not exist', () => {
    expect(() => commitOf('no-such-branch')).toThrow(/no-such-branch does not exist.*--base <ref>/);
  });
});
