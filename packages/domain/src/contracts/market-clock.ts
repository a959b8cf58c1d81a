/** Markets in which people read the time on a 12-hour clock. In all others, they read it on a 24-hour clock. */
const twelveHourCountries = 'ae bd bh cy eg gr hk jo kh kw mm my om ph pk qa sa sg tw';

/**
 * Returns the clock of a market, which is the same in all its languages.
 * @param country ISO 3166-1 alpha-2, lower case
 */
export const clockOf = (country: string): 12 | 24 =>
  twelveHourCountries.split(' ').includes(country) ? 12 : 24;
