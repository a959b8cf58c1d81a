export interface GoogleMapsOptions {
  /** Key of the Maps JavaScript API. Restrict it to the portal's addresses. */
  readonly apiKey: string | undefined;
  /** Id of a vector map. Google requires it for markers. */
  readonly mapId: string | undefined;
  /** BCP 47 language tag. Google reads it once per page. */
  readonly language?: string | undefined;
  /**
   * ISO 3166-1 alpha-2 code. Determines how disputed borders and names are shown. Google reads it once per
   * page.
   */
  readonly region?: string | undefined;
  readonly colorScheme?: 'light' | 'dark' | undefined;
}

/** `GoogleMapsOptions` with all required values. */
export interface ConfiguredGoogleMapsOptions extends GoogleMapsOptions {
  readonly apiKey: string;
  readonly mapId: string;
}
