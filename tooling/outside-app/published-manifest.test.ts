import { describe, expect, it } from 'vitest';
import { publishedManifest } from './published-manifest.ts';

const manifest = {
  name: '@saddlebag/ui',
  private: false,
  scripts: { build: 'tsdown' },
  dependencies: { downshift: '9.5.0' },
  devDependencies: { vite: '8.3.8' },
  files: ['dist'],
  publishConfig: { directory: 'dist' },
  exports: {
    './styles.css': './dist/styles.css',
    './package.json': './package.json',
    './internals/*': null,
    './*': {
      '@saddlebag/source': './src/*/index.ts',
      types: './dist/*/index.d.ts',
      default: './dist/*/index.js',
    },
  },
};

describe('the published manifest', () => {
  it('contains paths relative to the built folder, without workspace fields', () => {
    expect(publishedManifest(manifest)).toEqual({
      name: '@saddlebag/ui',
      dependencies: { downshift: '9.5.0' },
      exports: {
        './styles.css': './styles.css',
        './package.json': './package.json',
        './internals/*': null,
        './*': { types: './*/index.d.ts', default: './*/index.js' },
      },
    });
  });

  it('lists types before the default export, because the first match wins', () => {
    const target = publishedManifest(manifest).exports['./*'];

    expect(Object.keys(target ?? {})).toEqual(['types', 'default']);
  });
});
