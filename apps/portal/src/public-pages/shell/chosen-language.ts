/**
 * Returns the language that the recipient chose on the page. It is part of the URL, because the page stores
 * nothing on the device. Null without a choice.
 */
export const chosenLanguage = (): string | null => new URLSearchParams(location.search).get('lang');

/** Adds the chosen language to a path of a public page. */
export const keepLanguage = (path: string): string => {
  const language = chosenLanguage();
  return language === null ? path : `${path}?lang=${encodeURIComponent(language)}`;
};
