import type { MapAdapter, MapEngine, MapEngineSource } from './map-adapter.ts';

const mapLibre: MapEngineSource = {
  engine: 'maplibre',
  load: async (): Promise<MapAdapter> => (await import('./adapters/maplibre-adapter.ts')).mapLibreAdapter,
};

interface Available {
  readonly google: MapEngineSource | undefined;
  readonly hasStyle: boolean;
}

/**
 * The engines to try, one after the other; each is tried once. `auto` prefers Google's where there is a key for it,
 * and goes on to MapLibre where there is a style; an engine that is asked for by name has no substitute but the picture.
 */
export function enginesFor(engine: MapEngine, { google, hasStyle }: Available): readonly MapEngineSource[] {
  if (engine === 'static') return [];
  const sources: MapEngineSource[] = [];
  if (google && engine !== 'maplibre') sources.push(google);
  if (hasStyle && engine !== 'google') sources.push(mapLibre);
  return sources;
}
