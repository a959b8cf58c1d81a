import { localeOf } from './locales.ts';

/**
 * Builds the locale for numbers, money and times from the interface language and the vendor's country. It
 * fixes Western digits and the Gregorian calendar, so that all browsers format alike.
 * @param country ISO 3166-1 alpha-2 in any case
 */
export const formatLocale = (language: string, country: string): string => {
  // Drop the region of the tag (`ar-EG`), because the vendor's country replaces it.
  const [primary, script] = language.split('-');
  const languageTag = script?.length === 4 ? `${primary}-${script}` : primary;
  return `${languageTag}-${country.toUpperCase()}-u-nu-latn-ca-gregory`;
};

export const textDirectionOf = (language: string): 'ltr' | 'rtl' => localeOf(language).dir;
