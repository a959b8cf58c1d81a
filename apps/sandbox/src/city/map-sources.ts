import type { City } from './city.ts';

/** The names of the map's vector files, served as `/map/{country}/{name}.json`. */
export const mapSourceNames = ['streets', 'water', 'parks', 'buildings', 'areas', 'labels'] as const;
export type MapSourceName = (typeof mapSourceNames)[number];

export type Position = readonly [longitude: number, latitude: number];
export type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
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

/** One of the map's vector files as GeoJSON (RFC 7946). */
export const mapSource = (city: City, name: MapSourceName): FeatureCollection => {
  throw new Error(`${city.name}: ${name}`);
};

export const isMapSourceName = (text: string): text is MapSourceName => (mapSourceNames as readonly string[]).includes(text);
