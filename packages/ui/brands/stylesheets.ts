import type { Brand } from '../tokens/brand.ts';
import { findScript } from './typeface-for.ts';

/**
 * Lists the font stylesheets of a brand without duplicates. With `languages`, lists only those for the
 * scripts of these languages, because the `@font-face` rules of one Chinese or Japanese typeface take about
 * 100 kB.
 */
export function listFontStylesheets({ type }: Brand, languages?: readonly string[]): readonly string[] {
  const scripts = new Set<string>(languages?.map(findScript) ?? Object.keys(type.scripts));
  const includesLanguage = (tag: string) =>
    languages === undefined ||
    languages.some((language) => language === tag || language.startsWith(`${tag}-`));
  const typefaces = [
    type.sans,
    type.display,
    ...Object.entries(type.scripts).flatMap(([script, typeface]) => (scripts.has(script) ? [typeface] : [])),
    ...Object.entries(type.languages).flatMap(([tag, typeface]) => (includesLanguage(tag) ? [typeface] : [])),
  ];
  return [...new Set(typefaces.map(({ stylesheet }) => stylesheet))];
}
