import { clockOf } from '../../contracts/index.ts';
import { localeOf } from './locales.ts';

/** Returns the Unicode extension of a locale that sets the clock of a market. */
export const hourCycleOf = (country: string): string =>
  clockOf(country.toLowerCase()) === 12 ? 'hc-h12' : 'hc-h23';

/**
 * Builds the locale for numbers, money and times from the interface language and the vendor's country. It
 * fixes Western digits, the Gregorian calendar and the clock of the market, so that all browsers and all languages
 * format alike.
 * @param country ISO 3166-1 alpha-2 in any case
 */
export const formatLocale = (language: string, country: string): string => {
  // Drop the region of the tag (`ar-EG`), because the vendor's country replaces it.
  const [primary, script] = language.split('-');
  const languageTag = script?.length === 4 ? `${primary}-${script}` : primary;
  return `${languageTag}-${country.toUpperCase()}-u-nu-latn-ca-gregory-${hourCycleOf(country)}`;
};

export const textDirectionOf = (language: string): 'ltr' | 'rtl' => localeOf(language).dir;
