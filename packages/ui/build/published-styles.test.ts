import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '../brands/index.ts';
import { brandFiles } from './brand-files.ts';
import { compileStyles } from './compile-styles.ts';
import { themeCss } from './theme-css.ts';

let css = '';

beforeAll(async () => {
  css = await compileStyles();
}, 60_000);

describe('the published stylesheet', () => {
  it('stands in layers of our own', () => {
    const names = [...css.matchAll(/@layer ([\w.-]+)/g)].map(([, name]) => name);

    expect(names.filter((name) => !name?.startsWith('saddlebag.'))).toEqual([]);
  });

  it('knows no element of the page that is not ours', () => {
    const base = css.slice(css.indexOf('@layer saddlebag.base'), css.indexOf('@layer saddlebag.components'));
    // Tokens may stand on the root, on a direction and on a language: they are variables of ours.
    const rules = [...base.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
    const strangers = rules.filter(
      ([, selector = '', body = '']) =>
        !selector.includes('sb-') &&
        !body.split(';').every((line) => line === '' || line.startsWith('--sb-')),
    );

    expect(strangers.map(([rule]) => rule)).toEqual([]);
  });

  it('leaves no variable on the page that could be the app’s', () => {
    const declared = new Set([...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name]) => name));

    expect([...declared].filter((name) => !/^--(sb|tw|pin|shift)/.test(name ?? ''))).toEqual([]);
  });
});

describe('a brand’s files', () => {
  it('leave the colour scheme of the page alone', () => {
    for (const brand of Object.values(brands)) {
      const sheet = brandFiles(brand).find(({ path }) => path === `brands/${brand.id}.css`)?.text ?? '';

      expect(sheet).toContain('@layer saddlebag.theme');
      expect(sheet).not.toMatch(/[{;]color-scheme:/);
    }
  });

  it('give every colour of both themes as data', () => {
    const tokens = brandFiles(brands.mangrove).find(({ path }) => path.endsWith('.json'))?.text ?? '';

    expect(JSON.parse(tokens)).toMatchObject({
      light: { color: { accent: { $value: { colorSpace: 'srgb', hex: brands.mangrove.accent } } } },
      dark: { color: { accent: { $value: { hex: brands.mangrove.colors.dark.accent } } } },
    });
  });
});

describe('the tokens as utilities of an app with Tailwind', () => {
  const folder = mkdtempSync(join(import.meta.dirname, '.tailwind-app-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('are utilities, and the app’s utilities win over our looks', async () => {
    writeFileSync(join(folder, 'theme.css'), themeCss());
    writeFileSync(join(folder, 'saddlebag.css'), css);
    const input = join(folder, 'app.css');
    writeFileSync(
      input,
      "@import './theme.css';\n@import 'tailwindcss' source(none);\n@import './saddlebag.css';\n@source inline('bg-sb-accent p-sb-gutter rounded-sb-card');",
    );
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [tailwindcss()],
      build: { write: false, minify: false, cssMinify: false, rollupOptions: { input } },
    });
    const output = Array.isArray(built) ? built[0] : built;
    const asset =
      output && 'output' in output ? output.output.find(({ type }) => type === 'asset') : undefined;
    const compiled = asset?.type === 'asset' ? String(asset.source) : '';

    expect(compiled).toContain('background-color: var(--sb-color-accent)');
    expect(compiled).toContain('padding: var(--sb-size-gutter)');
    expect(compiled).toContain('border-radius: var(--sb-radius-card)');
    // The place of a layer is where its name comes first.
    const order = new Set(
      [...compiled.matchAll(/@layer ([\w.\-, ]+?) ?[{;]/g)].flatMap(([, names = '']) =>
        names.split(', ').map((name) => name.split('.')[0]),
      ),
    );
    expect([...order].filter((name) => name !== 'properties')).toEqual([
      'theme',
      'base',
      'saddlebag',
      'components',
      'utilities',
    ]);
  }, 60_000);
});
