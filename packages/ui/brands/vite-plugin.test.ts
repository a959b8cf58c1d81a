import { describe, expect, it } from 'vitest';
import { brands } from './index.ts';
import { brandStyles } from './vite-plugin.ts';
import type { BrandId } from './index.ts';
import type { BrandStylesOptions } from './vite-plugin.ts';

const ids = Object.keys(brands) as readonly BrandId[];

/** Returns the source that the plugin provides for one of its two virtual modules. */
function loadModule(options: BrandStylesOptions, module: string): string {
  const { resolveId, load } = brandStyles(options);
  if (typeof resolveId !== 'function' || typeof load !== 'function')
    throw new Error('The plugin defines no resolveId or load function, so no module can be loaded.');
  const callHook = (hook: unknown, id: string): unknown => Reflect.apply(hook as () => unknown, null, [id]);
  return String(callHook(load, String(callHook(resolveId, module))));
}

const stylesheet = (options: BrandStylesOptions) => loadModule(options, 'virtual:saddlebag-brands.css');

describe('build for one brand', () => {
  it.each(ids)('contains the tokens, logo and fonts of %s and of no other brand', (id) => {
    const text = stylesheet({ brands: [id] }) + loadModule({ brands: [id] }, 'virtual:saddlebag-brands');

    expect(text).toContain(`data-brand='${id}'`);
    expect(text).toContain(brands[id].type.sans.stylesheet);
    const others = ids.filter((other) => other !== id);
    expect(others.filter((other) => new RegExp(`\\b${other}\\b`, 'i').test(text))).toEqual([]);
    expect(text).not.toMatch(/https?:/);
  });

  it('omits fonts of scripts that no configured language uses', () => {
    const css = stylesheet({ brands: ['mangrove'], languages: ['en', 'bn'] });

    expect(css).toContain('noto-sans-bengali/');
    expect(css).not.toMatch(/noto-sans-(?:thai|sc|tc|hk)|nastaliq/);
  });

  it('omits the Latin letters of typefaces of other scripts', () => {
    const css = stylesheet({ brands: ['mangrove'], languages: ['en', 'bn'] });

    expect(css).toMatch(/url\([./]+node_modules\/[^)]*noto-sans-bengali-bengali-wght-normal\.woff2\)/);
    expect(css).not.toContain('noto-sans-bengali-latin-wght');
  });

  it.each([
    ['zh-Hans', 'noto-sans-sc/'],
    ['zh-Hant-TW', 'noto-sans-tc/'],
    ['zh-Hant-HK', 'noto-sans-hk/'],
    ['ur', 'noto-nastaliq-urdu/'],
  ])('includes the typeface of the language %s', (language, font) => {
    expect(stylesheet({ brands: ['mangrove'], languages: ['en', language] })).toContain(font);
  });

  it('lists the typeface of a language before that of its script', () => {
    const findRule = (language: string) =>
      stylesheet({ brands: ['mangrove'] })
        .split('\n')
        .find((line) => line.includes(`:lang(${language})`));
    expect(findRule('zh-Hant-HK')).toMatch(/'Nunito Variable','Noto Sans HK Variable'/);
    expect(findRule('ur')).toMatch(/'Nunito Variable','Noto Nastaliq Urdu Variable'/);
  });
});

describe('build for several brands', () => {
  it('applies the first brand to a page without data-brand and hides elements of other brands', () => {
    const css = stylesheet({ brands: ['fjord', 'gira'] });

    expect(css).toContain(":where(:root:not([data-brand]),[data-brand='fjord']){");
    expect(css).toContain("[data-only-brand]:not([data-only-brand='gira']){display:none!important}");
  });
});
