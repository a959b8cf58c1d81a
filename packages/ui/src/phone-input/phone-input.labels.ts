/** The words that a phone field speaks by itself. */
export interface PhoneInputLabels {
  /** Names the country list. */
  readonly country: string;
  /** Stands in the list for a number of a country outside it. */
  readonly otherCountry: string;
  /** The name of a country (ISO 3166-1 alpha-2, upper case) in the language of the page. */
  readonly countryName: (country: string) => string;
}

let names: Intl.DisplayNames | undefined;

export const phoneInputLabels: PhoneInputLabels = {
  country: 'Country calling code',
  otherCountry: 'Another country',
  countryName: (country) =>
    (names ??= new Intl.DisplayNames('en', { type: 'region' })).of(country) ?? country,
};
