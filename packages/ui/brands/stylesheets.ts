import type { Brand } from '../tokens/brand.ts';

const scriptOf = (language: string) => new Intl.Locale(language).maximize().script ?? 'Latn';

/**
 * Lists the font stylesheets of a brand without duplicates. With `languages`, lists only those for the
 * scripts of these languages. The `@font-face` rules of one Chinese or Japanese typeface alone take about 100
 * kB.
 */
export function listFontStylesheets({ type }: Brand, languages?: readonly string[]): readonly string[] {
  const scripts = new Set<string>(languages?.map(scriptOf) ?? Object.keys(type.scripts));
  const includesLanguage = (tag: string) =>
    languages === undefined ||
    languages.some((language) => language === tag || language.startsWith(`${tag}-`));
  const faces = [
    type.sans,
    type.display,
    ...Object.entries(type.scripts).flatMap(([script, face]) => (scripts.has(script) ? [face] : [])),
    ...Object.entries(type.languages).flatMap(([tag, face]) => (includesLanguage(tag) ? [face] : [])),
  ];
  return [...new Set(faces.map(({ stylesheet }) => stylesheet))];
}
