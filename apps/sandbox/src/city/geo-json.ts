import type { City } from './city.ts';
import type { Ring } from './geometry.ts';
import type { Spot } from './plane.ts';

/** The subset of GeoJSON (RFC 7946) that the map uses. */
export type Position = readonly [longitude: number, latitude: number];
export type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Position[])[])[] };
export interface Feature {
  readonly type: 'Feature';
  readonly properties: Readonly<Record<string, string | number | boolean>>;
  readonly geometry: Geometry;
}
export interface FeatureCollection {
  readonly type: 'FeatureCollection';
  readonly features: readonly Feature[];
}

type Properties = Feature['properties'];

/** Creates functions that convert the city's shapes to GeoJSON features, in degrees with six decimals. */
export const createFeatureFactory = ({ plane }: City) => {
  const position = (spot: Spot): Position => {
    const { longitude, latitude } = plane.toPoint(spot);
    return [longitude, latitude];
  };
  const outline = (ring: Ring): Position[] => [...ring, ring[0] as Spot].map(position);
  const feature = (geometry: Geometry, properties: Properties): Feature => ({
    type: 'Feature',
    properties,
    geometry,
  });
  return {
    point: (spot: Spot, properties: Properties): Feature =>
      feature({ type: 'Point', coordinates: position(spot) }, properties),
    line: (line: readonly Spot[], properties: Properties): Feature =>
      feature({ type: 'LineString', coordinates: line.map(position) }, properties),
    polygons: (rings: readonly Ring[], properties: Properties = {}): Feature =>
      feature({ type: 'MultiPolygon', coordinates: rings.map((ring) => [outline(ring)]) }, properties),
  };
};
export type FeatureFactory = ReturnType<typeof createFeatureFactory>;
