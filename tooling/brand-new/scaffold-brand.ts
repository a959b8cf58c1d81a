/** The values that a new brand needs. All others are derived. */
export interface NewBrand {
  /** Value of `data-brand`, kebab-case. */
  readonly id: string;
  readonly name: string;
  /** Accent color, `#rrggbb`. */
  readonly accent: string;
  /** Two-letter country codes; may be empty at first. */
  readonly markets: readonly string[];
}

/** Converts a brand id to the name of its export: `blue-heron` becomes `blueHeron`. */
export const identifierOf = (id: string): string =>
  id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Returns the source of `packages/ui/brands/<id>.brand.ts`, without values that can be derived. */
export const brandFile = ({
  id,
  name,
  accent,
  markets,
}: NewBrand): string => `import { defineBrand } from '../tokens/define-brand.ts';

/** Describe the character of ${name} in one sentence. Every choice below follows from it. */
export const ${identifierOf(id)} = defineBrand({
  id: ${quote(id)},
  name: ${quote(name)},
  markets: [${markets.map(quote).join(', ')}],
  accent: ${quote(accent.toLowerCase())},
  // All other values are derived from these four. docs/rebrand.md lists what can be overridden: palette,
  // shape, type, density, map and logo.
});
`;

/**
 * Inserts a line before the first line that matches a pattern.
 * @throws when no line matches, because the layout of the file has changed.
 */
const insertBefore = (text: string, pattern: RegExp, line: string, file: string): string => {
  const lines = text.split('\n');
  const index = lines.findIndex((candidate) => pattern.test(candidate));
  if (index === -1) {
    throw new Error(
      `${file} no longer has a line like ${String(pattern)}, so the brand cannot be added to it. Add it by hand, and update tooling/brand-new to the new layout of the file.`,
    );
  }
  return lines.toSpliced(index, 0, line).join('\n');
};

/** Adds the brand to the source of `packages/ui/brands/index.ts`. */
export const registerBrand = (index: string, { id }: NewBrand): string => {
  const file = 'packages/ui/brands/index.ts';
  const name = identifierOf(id);
  const withImport = insertBefore(
    index,
    /^import .*stylesheets|^import type/,
    `import { ${name} } from './${id}.brand.ts';`,
    file,
  );
  const entry = name === id ? `  ${name},` : `  ${quote(id)}: ${name},`;
  const withEntry = insertBefore(withImport, /^\} as const satisfies/, entry, file);
  return withEntry.replace(
    /^export \{ (?!listFontStylesheets)(.*) \};$/m,
    (_, names: string) => `export { ${names}, ${name} };`,
  );
};

/** Adds the brand to the toolbar choices in the source of `.storybook/modes.ts`. */
export const registerMode = (modes: string, { id, name }: NewBrand): string => {
  const key = identifierOf(id) === id ? id : quote(id);
  const [head = '', ...rest] = modes.split(/^(?=export const brandModes)/m);
  return (
    head + insertBefore(rest.join(''), /^\} as const;/, `  ${key}: ${quote(name)},`, '.storybook/modes.ts')
  );
};
