import { describe, expect, it } from 'vitest';
import { createCity } from './create-city.ts';
import type { Geometry, Position } from './geo-json.ts';
import { isMapSourceName, createMapSource, mapSourceNames } from './map-sources.ts';
import { createMapStyle } from './map-style.ts';

const city = createCity('bd');
const positions = (geometry: Geometry): readonly Position[] =>
  geometry.type === 'Point'
    ? [geometry.coordinates]
    : geometry.type === 'LineString'
      ? geometry.coordinates
      : geometry.coordinates.flat(2);

describe('createMapSource', () => {
  it.each(mapSourceNames)('keeps the %s source below 1.5 MB, with coordinates of six decimals', (name) => {
    const source = createMapSource(city, name);
    expect(JSON.stringify(source).length).toBeLessThan(1_500_000);
    expect(source.features.length).toBeGreaterThan(0);
    for (const { geometry } of source.features) {
      for (const degrees of positions(geometry).flat()) expect(Number(degrees.toFixed(6))).toBe(degrees);
    }
  });

  it('includes each street with its name and class', () => {
    const streets = createMapSource(city, 'streets').features.map(({ properties }) => [
      properties.name,
      properties.class,
    ]);
    expect(streets).toEqual(city.streets.map((street) => [street.name, street.class]));
  });
});

describe('isMapSourceName', () => {
  it('accepts a known source and rejects a path outside the map folder', () => {
    expect(isMapSourceName('water')).toBe(true);
    expect(isMapSourceName('../secrets')).toBe(false);
  });
});

describe('createMapStyle', () => {
  it.each(['light', 'dark'] as const)('uses only the sources of its own city in the %s scheme', (scheme) => {
    const style = createMapStyle(city, scheme);
    expect(Object.values(style.sources).map(({ data }) => data)).toEqual(
      mapSourceNames.map((name) => `/map/bd/${name}.json`),
    );
    expect(JSON.stringify(style)).not.toContain('http');
    const usedSources = style.layers.flatMap(({ source }) => (typeof source === 'string' ? [source] : []));
    expect(new Set(usedSources)).toEqual(new Set(mapSourceNames));
  });

  it('returns the same layers for both schemes, with different colours', () => {
    const [light, dark] = [createMapStyle(city, 'light'), createMapStyle(city, 'dark')];
    expect(dark.layers.map(({ id }) => id)).toEqual(light.layers.map(({ id }) => id));
    expect(dark.layers[0]?.paint).not.toEqual(light.layers[0]?.paint);
  });
});
