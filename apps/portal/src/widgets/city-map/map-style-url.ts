/** Returns the URL of a country's map style in a light or dark scheme. */
export const mapStyleUrl = (country: string, scheme: 'light' | 'dark'): string =>
  `/map/${encodeURIComponent(country)}/style.json?scheme=${scheme}`;
