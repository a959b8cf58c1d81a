import { shippedLocales } from './shipped-locales.ts';

/** The names of the languages that the portal ships, in their own scripts, by BCP 47 tag. */
export const languageNames: Readonly<Record<string, string>> = Object.fromEntries(
  shippedLocales.map(({ tag, endonym }) => [tag, endonym]),
);
