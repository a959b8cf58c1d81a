import { describe, expect, it } from 'vitest';
import { clientOf, filesOf, stylesheetOf, type Bundle } from './preload-first-screen.ts';

const chunk = (fileName: string, imports: string[], facadeModuleId: string | null = null): Bundle => ({
  [fileName]: {
    type: 'chunk',
    name: fileName.replace('.js', ''),
    imports,
    facadeModuleId,
    moduleIds: [],
    isEntry: fileName === 'page.js',
  },
});

const bundle: Bundle = {
  ...chunk('page.js', ['react.js']),
  ...chunk('react.js', []),
  'login.js': {
    type: 'chunk',
    name: 'login',
    imports: ['react.js', 'field.js'],
    facadeModuleId: null,
    moduleIds: ['/portal/src/routes/login/page.tsx'],
    isEntry: false,
    viteMetadata: { importedCss: new Set(['login.css']) },
  },
  ...chunk('field.js', ['react.js', 'icon.js']),
  ...chunk('icon.js', []),
  ...chunk('request.js', ['field.js'], '/portal/src/routes/request/index.ts'),
  ...chunk('client.js', ['react.js']),
  'page.css': { type: 'asset' },
};

describe('filesOf', () => {
  it('returns a screen’s scripts and styles without those the page loads anyway', () => {
    expect(filesOf(bundle, '/routes/login/page.tsx')).toEqual([
      '/login.js',
      '/field.js',
      '/icon.js',
      '/login.css',
    ]);
  });

  it('throws when no script belongs to the screen’s file', () => {
    expect(() => filesOf(bundle, '/routes/sign-in/index.ts')).toThrow(
      'The build has 0 scripts for /routes/sign-in/index.ts, so it cannot be preloaded.',
    );
  });
});

describe('clientOf', () => {
  it('finds the script with the client of the service', () => {
    expect(clientOf(bundle)).toEqual(['/client.js']);
  });
});

describe('stylesheetOf', () => {
  it('returns the address of the stylesheet', () => {
    const html =
      '<link rel="icon" href="/icon.svg"><link rel="stylesheet" crossorigin href="/assets/index.css">';
    expect(stylesheetOf(html)).toBe('/assets/index.css');
  });

  it('throws when the page has none', () => {
    expect(() => stylesheetOf('<link rel="icon" href="/icon.svg">')).toThrow('The page has no stylesheet');
  });
});
