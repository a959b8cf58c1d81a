import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { brands } from './index.ts';
import { brandStyles } from './vite-plugin.ts';
import type { BrandId } from './index.ts';
import type { BrandStylesOptions } from './vite-plugin.ts';

const ids = Object.keys(brands) as readonly BrandId[];

const cacheDir = mkdtempSync(join(tmpdir(), 'saddlebag-fonts-'));
afterAll(() => {
  rmSync(cacheDir, { recursive: true });
});

/** Returns the source that the plugin provides for one of its two virtual modules. */
async function loadModule(options: BrandStylesOptions, module: string): Promise<string> {
  const { configResolved, resolveId, load } = brandStyles(options);
  if (typeof configResolved !== 'function' || typeof resolveId !== 'function' || typeof load !== 'function')
    throw new Error('The plugin lacks a hook, so no module can be loaded.');
  const callHook = (hook: unknown, argument: unknown): unknown =>
    Reflect.apply(hook as () => unknown, null, [argument]);
  callHook(configResolved, { cacheDir });
  return String(await callHook(load, String(callHook(resolveId, module))));
}

const stylesheet = (options: BrandStylesOptions) => loadModule(options, 'virtual:saddlebag-brands.css');

describe('build for one brand', () => {
  it.each(ids)('contains the tokens, logo and fonts of %s and of no other brand', async (id) => {
    const text =
      (await stylesheet({ brands: [id] })) + (await loadModule({ brands: [id] }, 'virtual:saddlebag-brands'));

    expect(text).toContain(`data-brand='${id}'`);
    expect(text).toContain(brands[id].type.sans.stylesheet);
    const others = ids.filter((other) => other !== id);
    expect(others.filter((other) => new RegExp(`\\b${other}\\b`, 'i').test(text))).toEqual([]);
    expect(text).not.toMatch(/https?:/);
  });

  it('omits fonts of scripts that no configured language uses', async () => {
    const css = await stylesheet({ brands: ['mangrove'], languages: ['en', 'bn'] });

    expect(css).toContain('noto-sans-bengali/');
    expect(css).not.toMatch(/noto-sans-(?:thai|sc|tc|hk)|nastaliq/);
  });

  it('omits the Latin letters of typefaces of other scripts', async () => {
    const css = await stylesheet({ brands: ['mangrove'], languages: ['en', 'bn'] });

    expect(css).toMatch(/url\([./]+node_modules\/[^)]*noto-sans-bengali-bengali-wght-normal\.woff2\)/);
    expect(css).not.toContain('noto-sans-bengali-latin-wght');
  });

  it.each([
    ['zh-Hans', 'noto-sans-sc/'],
    ['zh-Hant-TW', 'noto-sans-tc/'],
    ['zh-Hant-HK', 'noto-sans-hk/'],
    ['ur', 'noto-nastaliq-urdu/'],
  ])('includes the typeface of the language %s', async (language, font) => {
    expect(await stylesheet({ brands: ['mangrove'], languages: ['en', language] })).toContain(font);
  });

  it('lists the typeface of a language before that of its script', async () => {
    const lines = (await stylesheet({ brands: ['mangrove'] })).split('\n');
    const findRule = (language: string) => lines.find((line) => line.includes(`:lang(${language})`));
    expect(findRule('zh-Hant-HK')).toMatch(/'Nunito Variable','Noto Sans HK Variable'/);
    expect(findRule('ur')).toMatch(/'Nunito Variable','Noto Nastaliq Urdu Variable'/);
  });
});

describe('the typeface for the names of languages', () => {
  const readFaces = async (languageNames: Readonly<Record<string, string>>) => {
    const css = await stylesheet({ brands: ['mangrove'], languages: ['en', 'bn'], languageNames });
    return [
      ...css.matchAll(/@font-face\{font-family:'Language Names';[^}]*url\(([^)]+)\)[^}]*:(U[^}]*)\}/g),
    ].map(([, url = '', range]) => ({ bytes: readFileSync(resolve(import.meta.dirname, url)), range }));
  };

  it('has the letters of the names alone, in a few kilobytes', async () => {
    const faces = await readFaces({ en: 'English', bn: 'বাংলা' });

    expect(faces.map(({ range }) => range)).toEqual(['U+9ac,U+9be,U+982,U+9b2']);
    expect(faces[0]?.bytes.subarray(0, 4).toString()).toBe('wOF2');
    expect(faces[0]?.bytes.length).toBeLessThan(8000);
  });

  it('has the letters of languages whose scripts the build omits otherwise', async () => {
    expect(await readFaces({ ar: 'العربية', th: 'ไทย' })).toHaveLength(2);
  });

  it('is absent without names', async () => {
    expect(await stylesheet({ brands: ['mangrove'] })).not.toContain('Language Names');
  });
});

describe('build for several brands', () => {
  it('applies the first brand to a page without data-brand and hides elements of other brands', async () => {
    const css = await stylesheet({ brands: ['fjord', 'gira'] });

    expect(css).toContain(":where(:root:not([data-brand]),[data-brand='fjord']){");
    expect(css).toContain("[data-only-brand]:not([data-only-brand='gira']){display:none!important}");
  });
});
