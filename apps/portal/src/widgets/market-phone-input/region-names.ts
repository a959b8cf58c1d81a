/**
 * Returns a function that names countries (ISO 3166-1 alpha-2, upper case) in a language. It falls back to
 * English and then to the code.
 */
export function regionNames(locale: string): (country: string) => string {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  return (country) => names.of(country) ?? country;
}
