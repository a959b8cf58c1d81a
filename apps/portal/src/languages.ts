import type { Texts } from '@saddlebag/domain/i18n';

/** The languages whose texts this build ships. */
export const languages = Object.keys(import.meta.glob('./locales/*.json')).map((path) =>
  path.slice('./locales/'.length, -'.json'.length),
);

/** Fetches the texts of a language. Rejects when they are not there or not an object. */
export async function loadTexts(tag: string): Promise<Texts> {
  const response = await fetch(`/locales/${encodeURIComponent(tag)}.json`);
  if (!response.ok)
    throw new Error(`The texts of ${tag} answered ${response.status}, so the language stays as it is.`);
  return (await response.json()) as Texts;
}
