/** Tags of former versions, and common synonyms, with their current tags. */
const tagAliases: Readonly<Record<string, string>> = {
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

/**
 * Resolves a stored or requested language: an exact tag, a former tag (`tw`, `zh_HK`, `no`), or a regional
 * tag (`bn-BD`).
 * @param supported the languages whose texts the build ships
 * @returns one of `supported`, or null if none matches
 */
export const resolveLanguage = (stored: string | null, supported: readonly string[]): string | null => {
  if (!stored) return null;
  const requested = stored.trim().replaceAll('_', '-').toLowerCase();
  const language = requested.replace(/-.*/su, '');
  const candidates = [requested, tagAliases[requested], language, tagAliases[language]];
  for (const candidate of candidates) {
    const match = supported.find((tag) => tag.toLowerCase() === candidate?.toLowerCase());
    if (match !== undefined) return match;
  }
  return null;
};
