import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brands } from '../../packages/ui/brands/index.ts';
import { root } from '../workspace.ts';
import { objectionTo } from './check-brand.ts';
import { brandFile, identifierOf, registerBrand, registerMode } from './scaffold-brand.ts';

const heron = { id: 'blue-heron', name: 'Blue Heron', accent: '#1F4FD8', markets: ['dk', 'is'] };
const known = Object.values(brands);
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const added = (before: string, after: string) => {
  const lines = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !lines.has(line));
};

describe('a new brand', () => {
  it('is one short file that asks for nothing but what cannot be derived', () => {
    const text = brandFile(heron);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    expect(text).toContain(
      "export const blueHeron = defineBrand({\n  id: 'blue-heron',\n  name: 'Blue Heron',\n  markets: ['dk', 'is'],\n  accent: '#1f4fd8',",
    );
    expect(brandFile({ ...heron, name: "Anna's" })).toContain("name: 'Anna\\'s'");
  });

  it('is told to the library, whose other brands stay as they are', () => {
    const index = read('packages/ui/brands/index.ts');
    const after = registerBrand(index, heron);
    expect(added(index, after)).toEqual([
      "import { blueHeron } from './blue-heron.brand.ts';",
      "  'blue-heron': blueHeron,",
      expect.stringMatching(/^export \{ falaj, .*, blueHeron \};$/),
    ]);
    expect(added(index, registerBrand(index, { ...heron, id: 'heron' }))).toContain('  heron,');
  });

  it('is told to the toolbar of Storybook', () => {
    const modes = read('.storybook/modes.ts');
    const after = registerMode(modes, heron);
    expect(added(modes, after)).toEqual(["  'blue-heron': 'Blue Heron',"]);
    expect(after.indexOf("'blue-heron'")).toBeLessThan(after.indexOf('export const themeModes'));
  });

  it('is refused where the files were rearranged, and says what to do', () => {
    expect(() => registerBrand('', heron)).toThrow(/Add it by hand/);
  });

  it('may have the colours of every brand there is', () => {
    expect(known.map(({ accent }) => objectionTo({ ...heron, accent }, known))).toEqual(
      known.map(() => null),
    );
  });

  it.each([
    ['an id in another shape', { id: 'Blue Heron' }, /use small letters/],
    ['an id that is taken', { id: 'najm' }, /There is a brand "najm" already/],
    ['no name', { name: ' ' }, /The name is empty/],
    ['a colour in words', { accent: 'blue' }, /six hexadecimal digits/],
    ['a country in words', { markets: ['denmark'] }, /no country code/],
    ['a market of another brand', { markets: ['sa'] }, /sa is a market of najm/],
    [
      'a colour that nobody could read',
      { accent: '#fdf6c9' },
      /light theme: .+ on .+ has a contrast of \d.*(nearest|No lightness)/,
    ],
  ])('is refused with %s', (_, fault, sentence) => {
    expect(objectionTo({ ...heron, ...fault }, known)).toMatch(sentence);
  });

  it('has a name in code that code can have', () => {
    expect(['a', 'blue-heron', 'a-1-b'].map(identifierOf)).toEqual(['a', 'blueHeron', 'a1B']);
  });
});
