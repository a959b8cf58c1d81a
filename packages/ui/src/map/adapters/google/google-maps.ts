import type { MapEngineSource } from '../../map-adapter.ts';
import type { GoogleMapsOptions } from './google-options.ts';

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
