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

it('returns a screen’s scripts without those the page loads anyway', () => {
  expect(scriptsOf(bundle, '/routes/login/index.ts')).toEqual(['/login.js', '/field.js', '/icon.js']);
});

it('throws when no script belongs to the screen’s file', () => {
  expect(() => scriptsOf(bundle, '/routes/sign-in/index.ts')).toThrow(
    'The build has 0 scripts for /routes/sign-in/index.ts, so it cannot be preloaded.',
  );
});
