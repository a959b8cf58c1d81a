import { locales, type Locale } from './all-locales.ts';

export { locales, type Locale };

/** The language that every build ships, and the last one of every fallback chain. */
export const baseLanguage = 'en';

const localeByTag = new Map(locales.map((locale) => [locale.tag, locale]));

/** Returns the locale of a tag, or English for an unknown tag. */
export const localeOf = (tag: string): Locale =>
  localeByTag.get(tag) ?? { tag: baseLanguage, endonym: 'English', dir: 'ltr' };

/**
 * Fallbacks that are closer than English. Written Chinese in Hong Kong is closer to that of Taiwan than to
 * Simplified Chinese.
 */
const closerFallbacks: Readonly<Record<string, readonly string[]>> = { 'zh-Hant-HK': ['zh-Hant-TW'] };

/** The languages that may provide a text, from the requested one to the base language. */
export const fallbackChain = (tag: string): readonly string[] => {
  const language = tag.split('-')[0] ?? tag;
  const between = closerFallbacks[tag] ?? (localeByTag.has(language) ? [language] : []);
  return [...new Set([tag, ...between, baseLanguage])];
};
