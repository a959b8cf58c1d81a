export interface PhoneInputLabels {
  /** Accessible name of the country list. */
  readonly country: string;
  /** The list entry for a number whose country is not in the list. */
  readonly otherCountry: string;
  /** Returns the name of a country (ISO 3166-1 alpha-2, upper case) in the language of the page. */
  readonly countryName: (country: string) => string;
}

let displayNames: Intl.DisplayNames | undefined;

export const phoneInputLabels: PhoneInputLabels = {
  country: 'Country calling code',
  otherCountry: 'Another country',
  countryName: (country) =>
    (displayNames ??= new Intl.DisplayNames('en', { type: 'region' })).of(country) ?? country,
};
