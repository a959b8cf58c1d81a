/** What Google asks of those who show its map, and how it is to look. */
export interface GoogleMapsOptions {
  /** A key of the Maps JavaScript API, restricted to the portal's addresses. */
  readonly apiKey: string | undefined;
  /** A map id of type vector; markers need one. */
  readonly mapId: string | undefined;
  /** BCP 47; Google reads it once a page. */
  readonly language?: string | undefined;
  /** ISO 3166-1 alpha-2; decides about borders and names in dispute. Read once a page. */
  readonly region?: string | undefined;
  readonly colorScheme?: 'light' | 'dark' | undefined;
}

/** `GoogleMapsOptions` of which nothing that is needed is missing. */
export interface GoogleGroundOptions extends GoogleMapsOptions {
  readonly apiKey: string;
  readonly mapId: string;
}
