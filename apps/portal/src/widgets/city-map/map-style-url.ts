/** Where the style of a country's base map is read, drawn for a light or a dark page. */
export const mapStyleUrl = (country: string, scheme: 'light' | 'dark'): string =>
  `/map/${encodeURIComponent(country)}/style.json?scheme=${scheme}`;
