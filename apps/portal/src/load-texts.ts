import type { Texts } from '@saddlebag/domain/i18n';

/** Fetches the texts of a language. Rejects when the response is not OK or not JSON. */
export async function loadTexts(tag: string): Promise<Texts> {
  const response = await fetch(`/locales/${encodeURIComponent(tag)}.json`);
  if (!response.ok)
    throw new Error(
      `${response.url} returned ${response.status}, so the language does not change. Add the file to the server.`,
    );
  return (await response.json()) as Texts;
}
