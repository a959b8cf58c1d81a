import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brands } from '../../packages/ui/brands/index.ts';
import { root } from '../workspace.ts';
import { validateBrand } from './check-brand.ts';
import { brandFile, identifierOf, registerBrand, registerMode } from './scaffold-brand.ts';

const blueHeron = { id: 'blue-heron', name: 'Blue Heron', accent: '#1F4FD8', markets: ['dk', 'is'] };
const existingBrands = Object.values(brands);
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const addedLines = (before: string, after: string) => {
  const lines = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !lines.has(line));
};

describe('a new brand', () => {
  it('starts as a short file with only the values that cannot be derived', () => {
    const text = brandFile(blueHeron);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    expect(text).toContain(
      "export const blueHeron = defineBrand({\n  id: 'blue-heron',\n  name: 'Blue Heron',\n  markets: ['dk', 'is'],\n  accent: '#1f4fd8',",
    );
    expect(brandFile({ ...blueHeron, name: "Anna's" })).toContain("name: 'Anna\\'s'");
  });

  it('is added to the brand index without changing other brands', () => {
    const index = read('packages/ui/brands/index.ts');
    const after = registerBrand(index, blueHeron);
    expect(addedLines(index, after)).toEqual([
      "import { blueHeron } from './blue-heron.brand.ts';",
      "  'blue-heron': blueHeron,",
      expect.stringMatching(/^export \{ falaj, .*, blueHeron \};$/),
    ]);
    expect(addedLines(index, registerBrand(index, { ...blueHeron, id: 'heron' }))).toContain('  heron,');
  });

  it('is added to the Storybook toolbar', () => {
    const modes = read('.storybook/modes.ts');
    const after = registerMode(modes, blueHeron);
    expect(addedLines(modes, after)).toEqual(["  'blue-heron': 'Blue Heron',"]);
    expect(after.indexOf("'blue-heron'")).toBeLessThan(after.indexOf('export const themeModes'));
  });

  it('is rejected with advice when the brand index has an unexpected layout', () => {
    expect(() => registerBrand('', blueHeron)).toThrow(/Add it by hand/);
  });

  it('is valid with the accent of any existing brand', () => {
    expect(
      existingBrands.map(({ accent }) => validateBrand({ ...blueHeron, accent }, existingBrands)),
    ).toEqual(existingBrands.map(() => null));
  });

  it.each([
    ['an id that is not kebab-case', { id: 'Blue Heron' }, /Use lowercase letters/],
    ['an id that is taken', { id: 'najm' }, /The brand "najm" already exists/],
    ['no name', { name: ' ' }, /The name is empty/],
    ['a named colour', { accent: 'blue' }, /six hexadecimal digits/],
    ['a country name', { markets: ['denmark'] }, /not a country code/],
    ['a market of another brand', { markets: ['sa'] }, /sa is a market of najm/],
    [
      'an unreadable accent',
      { accent: '#fdf6c9' },
      /light theme: .+ on .+ has a contrast of \d.*(nearest|No lightness)/,
    ],
  ])('is rejected with %s', (_, fault, message) => {
    expect(validateBrand({ ...blueHeron, ...fault }, existingBrands)).toMatch(message);
  });

  it('is exported under its id in camel case', () => {
    expect(['a', 'blue-heron', 'a-1-b'].map(identifierOf)).toEqual(['a', 'blueHeron', 'a1B']);
  });
});
