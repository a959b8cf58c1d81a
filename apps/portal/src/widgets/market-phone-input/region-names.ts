/**
 * Names countries (ISO 3166-1 alpha-2, upper case) in a language. Browsers without the names of a language answer in
 * English, and the code stands in where there is no name at all.
 */
export function regionNames(locale: string): (country: string) => string {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  return (country) => names.of(country) ?? country;
}
