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

describe('published stylesheet', () => {
  it('emits styles only inside the saddlebag cascade layers', () => {
    const names = [...css.matchAll(/@layer ([\w.-]+)/g)].map(([, name]) => name);

    expect(names.filter((name) => !name?.startsWith('saddlebag.'))).toEqual([]);
  });

  it('styles no elements of the host page in its base layer', () => {
    const base = css.slice(css.indexOf('@layer saddlebag.base'), css.indexOf('@layer saddlebag.components'));
    // Rules that only set `--sb-` variables are allowed, for example on the root or on a language.
    const rules = [...base.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
    const foreignRules = rules.filter(
      ([, selector = '', body = '']) =>
        !selector.includes('sb-') &&
        !body.split(';').every((line) => line === '' || line.startsWith('--sb-')),
    );

    expect(foreignRules.map(([rule]) => rule)).toEqual([]);
  });

  it('declares only custom properties with known prefixes', () => {
    const declared = new Set([...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name]) => name));

    expect([...declared].filter((name) => !/^--(sb|tw|pin|shift)/.test(name ?? ''))).toEqual([]);
  });
});

describe('published brand', () => {
  it('leaves the colour scheme of the host page unchanged', () => {
    for (const brand of Object.values(brands)) {
      const sheet = brandFiles(brand).find(({ path }) => path === `brands/${brand.id}.css`)?.text ?? '';

      expect(sheet).toContain('@layer saddlebag.theme');
      expect(sheet).not.toMatch(/[{;]color-scheme:/);
    }
  });

  it('exports the colours of both themes to JSON', () => {
    const tokens = brandFiles(brands.mangrove).find(({ path }) => path.endsWith('.json'))?.text ?? '';

    expect(JSON.parse(tokens)).toMatchObject({
      light: { color: { accent: { $value: { colorSpace: 'srgb', hex: brands.mangrove.accent } } } },
      dark: { color: { accent: { $value: { hex: brands.mangrove.colors.dark.accent } } } },
    });
  });
});

describe('Tailwind app with the published theme', () => {
  const folder = mkdtempSync(join(import.meta.dirname, '.tailwind-app-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('generates token utilities that override the component styles', async () => {
    writeFileSync(join(folder, 'theme.css'), themeCss());
    writeFileSync(join(folder, 'saddlebag.css'), css);
    const input = join(folder, 'app.css');
    writeFileSync(
      input,
      "@import './theme.css';\n@import 'tailwindcss' source(none);\n@import './saddlebag.css';\n@source inline('bg-sb-accent p-sb-gutter rounded-sb-card');",
    );
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [tailwindcss()],
      build: { write: false, minify: false, cssMinify: false, rollupOptions: { input } },
    });
    const output = Array.isArray(result) ? result[0] : result;
    const asset =
      output && 'output' in output ? output.output.find(({ type }) => type === 'asset') : undefined;
    const compiled = asset?.type === 'asset' ? String(asset.source) : '';

    expect(compiled).toContain('background-color: var(--sb-color-accent)');
    expect(compiled).toContain('padding: var(--sb-size-gutter)');
    expect(compiled).toContain('border-radius: var(--sb-radius-card)');
    // The first occurrence of a layer name determines its position.
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
