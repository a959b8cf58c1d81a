import { locales } from './locales.ts';

/** Values that former versions have stored, and tags that mean one of ours. */
const formerTags: Readonly<Record<string, string>> = {
  tw: 'zh-Hant-TW',
  hk: 'zh-Hant-HK',
  zh: 'zh-Hans',
  'zh-cn': 'zh-Hans',
  'zh-sg': 'zh-Hans',
  'zh-tw': 'zh-Hant-TW',
  'zh-hk': 'zh-Hant-HK',
  'zh-hant': 'zh-Hant-TW',
  no: 'nb',
  nn: 'nb',
  tl: 'fil',
  kh: 'km',
  jp: 'ja',
  gr: 'el',
  cz: 'cs',
  se: 'sv',
};

const tags = new Map(locales.map(({ tag }) => [tag.toLowerCase(), tag]));

/**
 * Reads a stored or asked-for language: an exact tag, a former value (`tw`, `zh_HK`, `no`, `bn-BD`), or the language of a
 * regional tag.
 * @param supported the languages whose texts the build ships
 * @returns one of `supported`, or null when none is meant
 */
export const readLanguage = (stored: string | null, supported: readonly string[]): string | null => {
  if (!stored) return null;
  const wanted = stored.trim().replaceAll('_', '-').toLowerCase();
  const language = wanted.split('-')[0] ?? '';
  const candidates = [tags.get(wanted), formerTags[wanted], tags.get(language), formerTags[language]];
  return candidates.find((tag) => tag !== undefined && supported.includes(tag)) ?? null;
};
