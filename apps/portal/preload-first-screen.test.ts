import { describe, expect, it } from 'vitest';
import { scriptsOf, type Bundle } from './preload-first-screen.ts';

const chunk = (fileName: string, imports: string[], facadeModuleId: string | null = null): Bundle => ({
  [fileName]: { type: 'chunk', imports, facadeModuleId, isEntry: fileName === 'page.js' },
});

const bundle: Bundle = {
  ...chunk('page.js', ['react.js']),
  ...chunk('react.js', []),
  ...chunk('login.js', ['react.js', 'field.js'], '/portal/src/routes/login/index.ts'),
  ...chunk('field.js', ['react.js', 'icon.js']),
  ...chunk('icon.js', []),
  ...chunk('request.js', ['field.js'], '/portal/src/routes/request/index.ts'),
  'page.css': { type: 'asset' },
};

describe('scriptsOf', () => {
  it('returns a screen’s scripts without those the page loads anyway', () => {
    expect(scriptsOf(bundle, '/routes/login/index.ts')).toEqual(['/login.js', '/field.js', '/icon.js']);
  });

  it('throws when no script belongs to the screen’s file', () => {
    expect(() => scriptsOf(bundle, '/routes/sign-in/index.ts')).toThrow(
      'The build has 0 scripts for /routes/sign-in/index.ts, so it cannot be preloaded.',
    );
  });
});
