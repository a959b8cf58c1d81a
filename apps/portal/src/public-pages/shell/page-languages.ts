import { baseLanguage, resolveLanguage, type Texts } from '@saddlebag/domain/i18n-functions';

const loaders = import.meta.glob<Texts>('../../locales/*.json', {
  query: '?only=public,map,receipt,proofs,prohibited',
  import: 'default',
});
const pathOf = (tag: string) => `../../locales/${tag}.json`;

/** Tags of the languages whose texts this build contains. */
export const pageLanguages = Object.keys(loaders).map((path) =>
  path.slice('../../locales/'.length, -'.json'.length),
);

/** Loads only the texts of the public pages. Rejects when the chunk does not load. */
export const loadPageTexts = (tag: string): Promise<Texts> => {
  const load = loaders[pathOf(tag)];
  return load ? load() : Promise.reject(new Error(`The build has no texts for ${tag}.`));
};

/**
 * Returns the languages of a market that the build contains, the market's own first.
 * @param market the market's languages, its own first
 */
export const availableLanguages = (
  market: readonly string[],
  supported: readonly string[],
): readonly string[] => market.flatMap((tag) => resolveLanguage(tag, supported) ?? []);

/**
 * Returns the first of the browser's languages that the market speaks and the build contains, else the
 * market's own. Recipients have no stored choice, and a language that the market lacks would surprise them.
 * @param preferred the language that the recipient chose, if any, and the browser's languages, best first
 * @param market the market's languages, its own first
 */
export const choosePageLanguage = (
  preferred: readonly string[],
  market: readonly string[],
  supported: readonly string[],
): string => {
  const available = availableLanguages(market, supported);
  for (const tag of preferred) {
    const language = resolveLanguage(tag, available);
    if (language !== null) return language;
  }
  return available[0] ?? baseLanguage;
};
