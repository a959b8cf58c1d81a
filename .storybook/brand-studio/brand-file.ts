import { brands } from '../../packages/ui/brands/index.ts';
import { identifierOf } from '../../tooling/brand-new/scaffold-brand.ts';
import { Reference, formatMultiline } from './source-text.ts';
import { trimDraft } from './trim-draft.ts';
import type { Draft, TypefaceName } from './draft.ts';
import type { SourceValue } from './source-text.ts';

const isEmpty = (value: object) => Object.keys(value).length === 0;

/** Property order in a brand file, independent of the order of edits. */
const keyOrder = {
  palette: ['accentDark', 'spark', 'neutral', 'neutralDark', 'pageLightness', 'nav'],
  shape: ['corners', 'radius', 'elevation', 'border', 'space', 'control'],
  radius: ['control', 'card', 'sheet', 'tag'],
} as const;

const sortKeys = (group: object, keys: readonly string[]) =>
  Object.fromEntries(
    Object.entries(group).toSorted(([key], [otherKey]) => keys.indexOf(key) - keys.indexOf(otherKey)),
  );

function shapeValue({ radius, ...shape }: Draft['shape']) {
  return sortKeys({ ...shape, ...(radius && { radius: sortKeys(radius, keyOrder.radius) }) }, keyOrder.shape);
}

const typefaceReference = (name: TypefaceName) => new Reference(`typefaces.${name}`);

function typeValue({ sans, display, scripts, languages, ...scale }: Draft['type']) {
  const references = (names: Readonly<Record<string, TypefaceName | undefined>>) =>
    Object.fromEntries(
      Object.entries(names).flatMap(([key, name]) => (name ? [[key, typefaceReference(name)]] : [])),
    );
  return {
    ...(sans && { sans: typefaceReference(sans) }),
    ...(display && { display: typefaceReference(display) }),
    ...(scripts && { scripts: references(scripts) }),
    ...(languages && { languages: references(languages) }),
    ...scale,
  };
}

/**
 * Generates the source of `packages/ui/brands/<id>.brand.ts`, formatted as Prettier would. Omits values that
 * equal their derived values.
 */
export function brandFile(draft: Draft): string {
  const { id, name, markets, accent, palette, shape, type, density, formDensity, map, overrides, logo } =
    trimDraft(draft);
  const themes = Object.fromEntries(Object.entries(overrides).filter(([, colors]) => !isEmpty(colors)));
  const value = {
    id,
    name,
    markets,
    accent,
    ...(!isEmpty(palette) && { palette: sortKeys(palette, keyOrder.palette) }),
    ...(!isEmpty(shape) && { shape: shapeValue(shape) }),
    ...(!isEmpty(type) && { type: typeValue(type) }),
    ...(density && { density }),
    ...(formDensity && { formDensity }),
    ...(!isEmpty(map) && { map }),
    ...(!isEmpty(themes) && { overrides: themes }),
    ...(logo && { logo: brands[logo].logo }),
  } as unknown;
  const body = formatMultiline(value as { readonly [key: string]: SourceValue });
  const typefacesImport = body.includes('typefaces.') ? "import { typefaces } from './typefaces.ts';\n" : '';
  return `import { defineBrand } from '../tokens/define-brand.ts';
${typefacesImport}
/** Describe the character of the brand in one sentence. */
export const ${identifierOf(id)} = defineBrand(${body});
`;
}
