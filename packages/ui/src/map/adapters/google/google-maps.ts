import type { MapEngineSource } from '../../map-adapter.ts';

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

/**
 * Google's map as a source for `MapView`, or undefined without a key or a map id. Nothing of it is loaded until a map
 * is seen. Make it once for each look, not at each render: another object is another map.
 */
export function googleMaps(options: GoogleMapsOptions): MapEngineSource | undefined {
  const { apiKey, mapId } = options;
  if (!apiKey || !mapId) return undefined;
  return {
    engine: 'google',
    load: async () => {
      const { googleAdapter } = await import('./google-adapter.tsx');
      return googleAdapter({ ...options, apiKey, mapId });
    },
  };
}
