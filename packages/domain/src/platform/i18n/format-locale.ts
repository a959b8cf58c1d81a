import { localeOf } from './locales.ts';

/**
 * The locale in which numbers, money and times are written: that of the language in the vendor's country, with Western
 * digits and the Gregorian calendar, so that no two browsers mix digits on one screen.
 * @param country ISO 3166-1 alpha-2, any case
 */
export const formatLocale = (language: string, country: string): string => {
  // The tag may name a region of its own (`ar-EG`); the country of the vendor takes its place.
  const [primary, script] = language.split('-');
  const spoken = script?.length === 4 ? `${primary}-${script}` : primary;
  return `${spoken}-${country.toUpperCase()}-u-nu-latn-ca-gregory`;
};

export const directionOf = (language: string): 'ltr' | 'rtl' => localeOf(language).dir;
