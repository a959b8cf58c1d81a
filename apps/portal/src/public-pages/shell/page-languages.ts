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
 * Returns the first of the browser's languages that the market speaks and the build contains, else the
 * market's own. Recipients have no stored choice, and a language that the market lacks would surprise them.
 * @param preferred the browser's languages, most preferred first
 * @param market the market's languages, its own first
 */
export const choosePageLanguage = (
  preferred: readonly string[],
  market: readonly string[],
  supported: readonly string[],
): string => {
  const available = market.flatMap((tag) => resolveLanguage(tag, supported) ?? []);
  for (const tag of preferred) {
    const language = resolveLanguage(tag, available);
    if (language !== null) return language;
  }
  return available[0] ?? baseLanguage;
};
