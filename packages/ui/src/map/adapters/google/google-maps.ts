import type { MapEngineSource } from '../../map-adapter.ts';
import type { GoogleMapsOptions } from './google-options.ts';

/**
 * Returns Google as an engine source for `MapView`, or undefined without a key or map id. Nothing is loaded
 * until a map becomes visible. Create the source outside of rendering, because a new source object creates a
 * new map.
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
