import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { brands } from '../../packages/ui/brands/index.ts';
import { typefaces } from '../../packages/ui/brands/typefaces.ts';
import { colorNames, mapColorNames } from '../../packages/ui/tokens/index.ts';
import { deriveBrand } from '../../packages/ui/tokens/derive-brand.ts';
import { draftOfHash, hashOf } from './address.ts';
import { brandFile } from './brand-file.ts';
import { brandIds, faceNames, inputOf } from './draft.ts';
import { draftOfBrand } from './draft-of-brand.ts';
import type { Brand, BrandInput } from '../../packages/ui/tokens/index.ts';
import type { Draft } from './draft.ts';

/** What the file makes, before anybody refuses its colours. */
function evaluate(file: string): Brand {
  const expression = file.slice(file.indexOf('defineBrand({'));
  const run = runInThisContext(`(defineBrand, typefaces) => ${expression}`) as (
    define: (input: BrandInput) => Brand,
    faces: typeof typefaces,
  ) => Brand;
  return run(deriveBrand, typefaces);
}

const options = await resolveConfig(new URL('brand-file.ts', import.meta.url));
const pretty = (file: string) => format(file, { ...options, parser: 'typescript' });

const digits = '0123456789abcdef'.split('');
const color = fc
  .array(fc.constantFrom(...digits), { minLength: 6, maxLength: 6 })
  .map((parts) => `#${parts.join('')}`);
const face = fc.constantFrom(...faceNames);
const steps = (low: number, high: number, size: number) =>
  fc
    .integer({ min: 0, max: Math.round((high - low) / size) })
    .map((at) => Number((low + at * size).toFixed(5)));
const tint = fc.record({ hue: fc.integer({ min: 0, max: 360 }), chroma: steps(0, 0.03, 0.001) });
const radius = fc.constantFrom('0', '0.25rem', '0.625rem', '2.25rem', '9999px', '3px');
const open = { requiredKeys: [] satisfies [] };
const name = fc
  .oneof(
    fc.constantFrom('Falaj', "Anna's", 'Say "so"', "'\"'\\", 'つばめ', '${x} `y`'),
    fc.string({ minLength: 1, maxLength: 130, unit: fc.constantFrom('a', 'É', ' ', "'", '"', '\\') }),
  )
  .filter((text) => text.trim() !== '');

const drafts: fc.Arbitrary<Draft> = fc.record({
  id: fc.constantFrom('heron', 'blue-heron', 'a1-b2'),
  name,
  markets: fc.subarray([
    'dk',
    'is',
    'ee',
    'lv',
    'lt',
    'ie',
    'mt',
    'lu',
    'be',
    'nl',
    'fr',
    'ch',
    'li',
    'ad',
    'sm',
  ]),
  accent: color,
  palette: fc.record(
    {
      accentDark: color,
      spark: color,
      neutral: tint,
      neutralDark: tint,
      pageLightness: steps(0.9, 1, 0.005),
      nav: fc.constantFrom('surface', 'accent', 'vivid', 'spark', 'ink'),
    },
    open,
  ),
  shape: fc.record(
    {
      corners: fc.constantFrom('square', 'crisp', 'soft', 'round'),
      radius: fc.record({ control: radius, card: radius, sheet: radius, tag: radius }, open),
      elevation: fc.constantFrom('soft', 'line', 'rule', 'flat', 'block', 'edge'),
      border: steps(0, 4, 0.5),
      space: steps(0.2, 0.35, 0.005),
      control: steps(2.75, 3.75, 0.125),
    },
    open,
  ),
  type: fc.record(
    {
      sans: face,
      display: face,
      scripts: fc.dictionary(fc.constantFrom('Arab', 'Beng', 'Thai', 'Hant'), face),
      languages: fc.dictionary(fc.constantFrom('ur', 'zh-Hant', 'zh-Hant-HK'), face),
      displayWeight: steps(200, 900, 50),
      displayTracking: steps(-0.06, 0.06, 0.005),
      strongWeight: steps(400, 900, 50),
      ratio: steps(1.08, 1.45, 0.01),
      leading: steps(1.3, 1.8, 0.05),
    },
    open,
  ),
  map: fc.dictionary(fc.constantFrom(...mapColorNames), color),
  overrides: fc.record({
    light: fc.dictionary(fc.constantFrom(...colorNames), color),
    dark: fc.dictionary(fc.constantFrom(...colorNames), color),
  }),
  logo: fc.constantFrom(null, ...brandIds),
});

describe('the file that the studio writes', () => {
  it.each(brandIds)('says of %s what its own file says', async (id) => {
    const file = brandFile(draftOfBrand(id));
    expect(evaluate(file)).toEqual(brands[id]);
    expect(await pretty(file)).toBe(file);
  });

  it('makes any draft again', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(evaluate(brandFile(draft))).toEqual(deriveBrand(inputOf(draft)));
      }),
    );
  });

  it('is formatted as the repository is', async () => {
    await fc.assert(
      fc.asyncProperty(drafts, async (draft) => {
        const file = brandFile(draft);
        expect(await pretty(file)).toBe(file);
      }),
    );
  });

  it('says nothing that would be derived anyway', () => {
    const plain = { id: 'heron', name: 'Heron', markets: ['dk'], accent: '#1f4fd8', logo: null };
    const empty = { palette: {}, shape: {}, type: {}, map: {}, overrides: { light: {}, dark: {} } };
    const open: Draft = { ...plain, ...empty };
    const { palette, shape, type, density, colors } = deriveBrand(inputOf(open));
    const told: Draft = {
      ...plain,
      palette,
      shape,
      type: { ...type, sans: 'manrope', display: 'manrope', scripts: {}, languages: {} },
      density,
      map: {},
      overrides: colors,
    };
    expect(brandFile(told)).toBe(brandFile(open));
    expect(brandFile(open)).toMatch(/defineBrand\(\{(\n {2}\w+: .*){4}\n\}\);\n$/);
  });
});

describe('the address of a draft', () => {
  it('brings the draft back', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(draftOfHash(hashOf(draft))).toEqual(draft);
      }),
    );
  });

  it.each(['', '#', '#brand=', '#brand=%7B', '#brand=%E0%A4%A', '#brand=null', '#other=1'])(
    'is no draft when it is %j',
    (hash) => {
      expect(draftOfHash(hash)).toBeNull();
    },
  );

  it.each([
    ['a colour that would leave its declaration', { accent: 'red;}body{display:none' }],
    ['a face that is not installed', { type: { sans: 'comicSans' } }],
    ['a radius that is none', { shape: { radius: { card: '1rem;color:red' } } }],
    ['controls too small to press', { shape: { control: 1 } }],
  ])('is no draft with %s', (_, fault) => {
    const hash = `#brand=${encodeURIComponent(JSON.stringify({ ...draftOfBrand('falaj'), ...fault }))}`;
    expect(draftOfHash(hash)).toBeNull();
  });
});
