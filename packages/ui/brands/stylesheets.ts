import type { Brand } from '../tokens/brand.ts';

const scriptOf = (language: string) => new Intl.Locale(language).maximize().script ?? 'Latn';

/**
 * The stylesheets of a brand's faces, each once. With `languages` only those that these languages are
 * written in: the faces of Chinese or Japanese alone describe themselves in a hundred kilobytes.
 */
export function stylesheetsOf({ type }: Brand, languages?: readonly string[]): readonly string[] {
  const scripts = new Set<string>(languages?.map(scriptOf) ?? Object.keys(type.scripts));
  const speaks = (tag: string) =>
    languages === undefined ||
    languages.some((language) => language === tag || language.startsWith(`${tag}-`));
  const faces = [
    type.sans,
    type.display,
    ...Object.entries(type.scripts).flatMap(([script, face]) => (scripts.has(script) ? [face] : [])),
    ...Object.entries(type.languages).flatMap(([tag, face]) => (speaks(tag) ? [face] : [])),
  ];
  return [...new Set(faces.map(({ stylesheet }) => stylesheet))];
}
