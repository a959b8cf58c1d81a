import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { scriptsOf } from './preload-first-screen.ts';

const chunk = (fileName: string, imports: readonly string[], facadeModuleId: string | null = null) => ({
  [fileName]: { type: 'chunk', fileName, imports, facadeModuleId, isEntry: fileName === 'page.js' },
});

const bundle = {
  ...chunk('page.js', ['react.js']),
  ...chunk('react.js', []),
  ...chunk('login.js', ['react.js', 'field.js'], '/portal/src/routes/login/index.ts'),
  ...chunk('field.js', ['react.js', 'icon.js']),
  ...chunk('icon.js', []),
  ...chunk('request.js', ['field.js'], '/portal/src/routes/request/index.ts'),
  'page.css': { type: 'asset', fileName: 'page.css' },
} as unknown as Rolldown.OutputBundle;

it('names a screen’s scripts and all they import, but for what the page brings along', () => {
  expect(scriptsOf(bundle, '/routes/login/index.ts')).toEqual(['/login.js', '/field.js', '/icon.js']);
});

it('fails the build when a screen’s file has moved', () => {
  expect(() => scriptsOf(bundle, '/routes/sign-in/index.ts')).toThrow(
    '0 files of the build are of /routes/sign-in/index.ts; it should be one.',
  );
});
