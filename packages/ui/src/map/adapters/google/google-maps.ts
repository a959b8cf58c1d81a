import type { MapEngineSource } from '../../map-adapter.ts';
import type { GoogleMapsOptions } from './google-options.ts';

/**
 * Creates the Google engine for `MapView`. Returns undefined without a key or map id. Nothing is loaded until
 * a map becomes visible. Call it outside of rendering, because a new engine object creates a new map.
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
