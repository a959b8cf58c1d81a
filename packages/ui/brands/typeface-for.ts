import type { Brand, ScriptCode, Typeface } from '../tokens/brand.ts';

/** Returns the script of a language (ISO 15924), such as `Beng`. */
export const findScript = (language: string): string => new Intl.Locale(language).maximize().script ?? 'Latn';

/** Returns the typeface that a brand adds for a language. Undefined if its own typeface has all letters. */
export const typefaceFor = ({ type }: Brand, language: string): Typeface | undefined => {
  const tags = Object.keys(type.languages)
    .filter((tag) => language === tag || language.startsWith(`${tag}-`))
    .toSorted((a, b) => b.length - a.length);
  return type.languages[tags[0] ?? ''] ?? type.scripts[findScript(language) as ScriptCode];
};
