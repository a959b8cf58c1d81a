import type { Texts } from '@saddlebag/domain/i18n';

/** Tags of the languages whose texts this build contains. */
export const languages = Object.keys(import.meta.glob('./locales/*.json')).map((path) =>
  path.slice('./locales/'.length, -'.json'.length),
);

/** Fetches the texts of a language. Rejects when the response is not OK or not JSON. */
export async function loadTexts(tag: string): Promise<Texts> {
  const response = await fetch(`/locales/${encodeURIComponent(tag)}.json`);
  if (!response.ok)
    throw new Error(
      `The texts of ${tag} failed to load with status ${response.status}, so the language does not change. Check that the server has /locales/${tag}.json.`,
    );
  return (await response.json()) as Texts;
}
