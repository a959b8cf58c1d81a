import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { brands } from '../../packages/ui/brands/index.ts';
import { typefaces } from '../../packages/ui/brands/typefaces.ts';
import { colorNames, mapColorNames } from '../../packages/ui/tokens/index.ts';
import { deriveBrand } from '../../packages/ui/tokens/derive-brand.ts';
import { decodeDraftHash, encodeDraftHash } from './draft-hash.ts';
import { brandFile } from './brand-file.ts';
import { brandIds, typefaceNames, toBrandInput } from './draft.ts';
import { createDraftFromBrand } from './create-draft.ts';
import type { Brand, BrandInput } from '../../packages/ui/tokens/index.ts';
import type { Draft } from './draft.ts';

/** Evaluates the source of a brand file without checking contrast. */
function evaluate(file: string): Brand {
  const expression = file.slice(file.indexOf('defineBrand({'));
  const run = runInThisContext(`(defineBrand, typefaces) => ${expression}`) as (
    define: (input: BrandInput) => Brand,
    faces: typeof typefaces,
  ) => Brand;
  return run(deriveBrand, typefaces);
}

const options = await resolveConfig(new URL('brand-file.ts', import.meta.url));
const formatSource = (file: string) => format(file, { ...options, parser: 'typescript' });

const digits = '0123456789abcdef'.split('');
const color = fc
  .array(fc.constantFrom(...digits), { minLength: 6, maxLength: 6 })
  .map((parts) => `#${parts.join('')}`);
const typefaceName = fc.constantFrom(...typefaceNames);
const numberInSteps = (low: number, high: number, size: number) =>
  fc
    .integer({ min: 0, max: Math.round((high - low) / size) })
    .map((index) => Number((low + index * size).toFixed(5)));
const tint = fc.record({ hue: fc.integer({ min: 0, max: 360 }), chroma: numberInSteps(0, 0.03, 0.001) });
const radius = fc.constantFrom('0', '0.25rem', '0.625rem', '2.25rem', '9999px', '3px');
const optionalKeys = { requiredKeys: [] satisfies [] };
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
      pageLightness: numberInSteps(0.9, 1, 0.005),
      nav: fc.constantFrom('surface', 'accent', 'vivid', 'spark', 'ink'),
    },
    optionalKeys,
  ),
  shape: fc.record(
    {
      corners: fc.constantFrom('square', 'crisp', 'soft', 'round'),
      radius: fc.record({ control: radius, card: radius, sheet: radius, tag: radius }, optionalKeys),
      elevation: fc.constantFrom('soft', 'line', 'rule', 'flat', 'block', 'edge'),
      border: numberInSteps(0, 4, 0.5),
      space: numberInSteps(0.2, 0.35, 0.005),
      control: numberInSteps(2.75, 3.75, 0.125),
    },
    optionalKeys,
  ),
  type: fc.record(
    {
      sans: typefaceName,
      display: typefaceName,
      scripts: fc.dictionary(fc.constantFrom('Arab', 'Beng', 'Thai', 'Hant'), typefaceName),
      languages: fc.dictionary(fc.constantFrom('ur', 'zh-Hant', 'zh-Hant-HK'), typefaceName),
      displayWeight: numberInSteps(200, 900, 50),
      displayTracking: numberInSteps(-0.06, 0.06, 0.005),
      strongWeight: numberInSteps(400, 900, 50),
      ratio: numberInSteps(1.08, 1.45, 0.01),
      leading: numberInSteps(1.3, 1.8, 0.05),
    },
    optionalKeys,
  ),
  map: fc.dictionary(fc.constantFrom(...mapColorNames), color),
  overrides: fc.record({
    light: fc.dictionary(fc.constantFrom(...colorNames), color),
    dark: fc.dictionary(fc.constantFrom(...colorNames), color),
  }),
  logo: fc.constantFrom(null, ...brandIds),
});

describe('brandFile', () => {
  it.each(brandIds)('generates source that evaluates to the brand %s', async (id) => {
    const file = brandFile(createDraftFromBrand(id));
    expect(evaluate(file)).toEqual(brands[id]);
    expect(await formatSource(file)).toBe(file);
  });

  it('generates source that evaluates to the brand of any draft', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(evaluate(brandFile(draft))).toEqual(deriveBrand(toBrandInput(draft)));
      }),
    );
  });

  it('generates source formatted by Prettier', async () => {
    await fc.assert(
      fc.asyncProperty(drafts, async (draft) => {
        const file = brandFile(draft);
        expect(await formatSource(file)).toBe(file);
      }),
    );
  });

  it('omits values that equal their derived values', () => {
    const requiredFields = { id: 'heron', name: 'Heron', markets: ['dk'], accent: '#1f4fd8', logo: null };
    const emptyGroups = { palette: {}, shape: {}, type: {}, map: {}, overrides: { light: {}, dark: {} } };
    const minimalDraft: Draft = { ...requiredFields, ...emptyGroups };
    const { palette, shape, type, density, formDensity, colors } = deriveBrand(toBrandInput(minimalDraft));
    const explicitDraft: Draft = {
      ...requiredFields,
      palette,
      shape,
      type: { ...type, sans: 'manrope', display: 'manrope', scripts: {}, languages: {} },
      density,
      formDensity,
      map: {},
      overrides: colors,
    };
    expect(brandFile(explicitDraft)).toBe(brandFile(minimalDraft));
    expect(brandFile(minimalDraft)).toMatch(/defineBrand\(\{(\n {2}\w+: .*){4}\n\}\);\n$/);
  });
});

describe('draft URL hash', () => {
  it('decodes to the encoded draft', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(decodeDraftHash(encodeDraftHash(draft))).toEqual(draft);
      }),
    );
  });

  it.each(['', '#', '#brand=', '#brand=%7B', '#brand=%E0%A4%A', '#brand=null', '#other=1'])(
    '%j decodes to null',
    (hash) => {
      expect(decodeDraftHash(hash)).toBeNull();
    },
  );

  it.each([
    ['a colour that injects CSS', { accent: 'red;}body{display:none' }],
    ['a typeface that is not installed', { type: { sans: 'comicSans' } }],
    ['a radius that injects CSS', { shape: { radius: { card: '1rem;color:red' } } }],
    ['controls that are too small', { shape: { control: 1 } }],
  ])('with %s decodes to null', (_, invalidValues) => {
    const hash = `#brand=${encodeURIComponent(JSON.stringify({ ...createDraftFromBrand('falaj'), ...invalidValues }))}`;
    expect(decodeDraftHash(hash)).toBeNull();
  });
});
