/** What a new brand starts from. */
export interface NewBrand {
  /** Value of `data-brand`, kebab-case. */
  readonly id: string;
  readonly name: string;
  /** `#rrggbb`. */
  readonly accent: string;
  /** Two-letter country codes; may be empty at first. */
  readonly markets: readonly string[];
}

/** The brand's name in code: `blue-heron` is `blueHeron`. */
export const identifierOf = (id: string): string =>
  id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The text of `packages/ui/brands/<id>.brand.ts`: what is asked for, and nothing that can be derived. */
export const brandFile = ({
  id,
  name,
  accent,
  markets,
}: NewBrand): string => `import { defineBrand } from '../tokens/define-brand.ts';

/** What ${name} is like, in one sentence: it decides everything below. */
export const ${identifierOf(id)} = defineBrand({
  id: ${quote(id)},
  name: ${quote(name)},
  markets: [${markets.map(quote).join(', ')}],
  accent: ${quote(accent.toLowerCase())},
  // All else is derived from these four. What else can be decided stands in docs/rebrand.md: palette, shape, type,
  // density, map, logo.
});
`;

/** Puts a line before the first line that matches; throws where there is none, because then the file was rearranged. */
const before = (text: string, pattern: RegExp, line: string, file: string): string => {
  const lines = text.split('\n');
  const at = lines.findIndex((candidate) => pattern.test(candidate));
  if (at === -1) {
    throw new Error(
      `${file} no longer has a line like ${String(pattern)}, so the brand cannot be added to it. Add it by hand as the other brands are, and mend tooling/brand-new.`,
    );
  }
  return lines.toSpliced(at, 0, line).join('\n');
};

/** `packages/ui/brands/index.ts` with the brand in it. */
export const registerBrand = (index: string, { id }: NewBrand): string => {
  const file = 'packages/ui/brands/index.ts';
  const name = identifierOf(id);
  const imported = before(
    index,
    /^import .*stylesheets|^import type/,
    `import { ${name} } from './${id}.brand.ts';`,
    file,
  );
  const entry = name === id ? `  ${name},` : `  ${quote(id)}: ${name},`;
  const listed = before(imported, /^\} as const satisfies/, entry, file);
  return listed.replace(
    /^export \{ (?!listFontStylesheets)(.*) \};$/m,
    (_, names: string) => `export { ${names}, ${name} };`,
  );
};

/** `.storybook/modes.ts` with the brand among those that the toolbar offers. */
export const registerMode = (modes: string, { id, name }: NewBrand): string => {
  const key = identifierOf(id) === id ? id : quote(id);
  const [head = '', ...rest] = modes.split(/^(?=export const brandModes)/m);
  return head + before(rest.join(''), /^\} as const;/, `  ${key}: ${quote(name)},`, '.storybook/modes.ts');
};
