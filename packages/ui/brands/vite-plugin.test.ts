import { describe, expect, it } from 'vitest';
import { brands } from './index.ts';
import { brandStyles } from './vite-plugin.ts';
import type { BrandId } from './index.ts';
import type { BrandStylesOptions } from './vite-plugin.ts';

const ids = Object.keys(brands) as readonly BrandId[];

/** What the plugin hands to the bundler for one of its two modules. */
function served(options: BrandStylesOptions, module: string): string {
  const { resolveId, load } = brandStyles(options);
  if (typeof resolveId !== 'function' || typeof load !== 'function')
    throw new Error('The plugin has no hooks.');
  const call = (hook: unknown, id: string): unknown => Reflect.apply(hook as () => unknown, null, [id]);
  return String(call(load, String(call(resolveId, module))));
}

const stylesheet = (options: BrandStylesOptions) => served(options, 'virtual:saddlebag-brands.css');

describe('a build for one brand', () => {
  it.each(ids)('%s carries its own tokens, logo and fonts, and nothing of the others', (id) => {
    const text = stylesheet({ brands: [id] }) + served({ brands: [id] }, 'virtual:saddlebag-brands');

    expect(text).toContain(`data-brand='${id}'`);
    expect(text).toContain(brands[id].type.sans.stylesheet);
    const others = ids.filter((other) => other !== id);
    expect(others.filter((other) => new RegExp(`\\b${other}\\b`, 'i').test(text))).toEqual([]);
    expect(text).not.toMatch(/https?:/);
  });

  it('leaves out the fonts of scripts that its languages are not written in', () => {
    const css = stylesheet({ brands: ['mangrove'], languages: ['en', 'bn'] });

    expect(css).toContain('noto-sans-bengali/');
    expect(css).not.toMatch(/noto-sans-(?:thai|sc|tc|hk)|nastaliq/);
  });

  it.each([
    ['zh-Hans', 'noto-sans-sc/'],
    ['zh-Hant-TW', 'noto-sans-tc/'],
    ['zh-Hant-HK', 'noto-sans-hk/'],
    ['ur', 'noto-nastaliq-urdu/'],
  ])('brings the face that %s is read in', (language, font) => {
    expect(stylesheet({ brands: ['mangrove'], languages: ['en', language] })).toContain(font);
  });

  it('puts a language’s own face before those of its script', () => {
    const rule = (language: string) =>
      stylesheet({ brands: ['mangrove'] })
        .split('\n')
        .find((line) => line.includes(`:lang(${language})`));
    expect(rule('zh-Hant-HK')).toMatch(/'Nunito Variable','Noto Sans HK Variable'/);
    expect(rule('ur')).toMatch(/'Nunito Variable','Noto Nastaliq Urdu Variable'/);
  });
});

describe('a build for several brands', () => {
  it('skins a page that names none with the first, and shows of its drawings only its own', () => {
    const css = stylesheet({ brands: ['fjord', 'gira'] });

    expect(css).toContain(":where(:root:not([data-brand]),[data-brand='fjord']){");
    expect(css).toContain("[data-only-brand]:not([data-only-brand='gira']){display:none!important}");
  });
});
