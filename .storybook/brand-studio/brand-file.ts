import { brands } from '../../packages/ui/brands/index.ts';
import { identifierOf } from '../../tooling/brand-new/scaffold-brand.ts';
import { Reference, tallSourceText } from './source-text.ts';
import { trimDraft } from './trim-draft.ts';
import type { Draft, FaceName } from './draft.ts';
import type { SourceValue } from './source-text.ts';

const isEmpty = (value: object) => Object.keys(value).length === 0;

/** The order in which brand files say things, whichever knob was turned first. */
const order = {
  palette: ['accentDark', 'spark', 'neutral', 'neutralDark', 'pageLightness', 'nav'],
  shape: ['corners', 'radius', 'elevation', 'border', 'space', 'control'],
  radius: ['control', 'card', 'sheet', 'tag'],
} as const;

const inOrder = (group: object, keys: readonly string[]) =>
  Object.fromEntries(
    Object.entries(group).toSorted(([one], [other]) => keys.indexOf(one) - keys.indexOf(other)),
  );

function shapeValue({ radius, ...shape }: Draft['shape']) {
  return inOrder({ ...shape, ...(radius && { radius: inOrder(radius, order.radius) }) }, order.shape);
}

const face = (name: FaceName) => new Reference(`typefaces.${name}`);

function typeValue({ sans, display, scripts, languages, ...scale }: Draft['type']) {
  const faces = (names: Readonly<Record<string, FaceName | undefined>>) =>
    Object.fromEntries(Object.entries(names).flatMap(([key, name]) => (name ? [[key, face(name)]] : [])));
  return {
    ...(sans && { sans: face(sans) }),
    ...(display && { display: face(display) }),
    ...(scripts && { scripts: faces(scripts) }),
    ...(languages && { languages: faces(languages) }),
    ...scale,
  };
}

/** The text of `packages/ui/brands/<id>.brand.ts`: only what cannot be derived, as Prettier would write it. */
export function brandFile(draft: Draft): string {
  const { id, name, markets, accent, palette, shape, type, density, map, overrides, logo } = trimDraft(draft);
  const themes = Object.fromEntries(Object.entries(overrides).filter(([, colors]) => !isEmpty(colors)));
  const value = {
    id,
    name,
    markets,
    accent,
    ...(!isEmpty(palette) && { palette: inOrder(palette, order.palette) }),
    ...(!isEmpty(shape) && { shape: shapeValue(shape) }),
    ...(!isEmpty(type) && { type: typeValue(type) }),
    ...(density && { density }),
    ...(!isEmpty(map) && { map }),
    ...(!isEmpty(themes) && { overrides: themes }),
    ...(logo && { logo: brands[logo].logo }),
  } as unknown;
  const body = tallSourceText(value as { readonly [key: string]: SourceValue });
  const faces = body.includes('typefaces.') ? "import { typefaces } from './typefaces.ts';\n" : '';
  return `import { defineBrand } from '../tokens/define-brand.ts';
${faces}
/** Say in one sentence what the brand is like: it decides everything below. */
export const ${identifierOf(id)} = defineBrand(${body});
`;
}
