import type { MapAdapter, MapEngine, MapEngineSource } from './map-adapter.ts';

const mapLibreSource: MapEngineSource = {
  engine: 'maplibre',
  load: async (): Promise<MapAdapter> => (await import('./adapters/maplibre-adapter.ts')).mapLibreAdapter,
};

interface AvailableEngines {
  readonly google: MapEngineSource | undefined;
  readonly hasStyle: boolean;
}

/**
 * Returns the engines to try, in order. `auto` tries Google if it has a key, then MapLibre if it has a style.
 * An engine requested by name has no fallback except the static picture.
 */
export function selectEngines(
  engine: MapEngine,
  { google, hasStyle }: AvailableEngines,
): readonly MapEngineSource[] {
  if (engine === 'static') return [];
  const sources: MapEngineSource[] = [];
  if (google && engine !== 'maplibre') sources.push(google);
  if (hasStyle && engine !== 'google') sources.push(mapLibreSource);
  return sources;
}
