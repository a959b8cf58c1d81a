import type { City } from './city.ts';

export type ColorScheme = 'light' | 'dark';

/** A MapLibre style (version 8), as JSON. */
export interface MapStyle {
  readonly version: 8;
  readonly name: string;
  readonly center: readonly [longitude: number, latitude: number];
  readonly zoom: number;
  readonly sources: Readonly<Record<string, unknown>>;
  readonly layers: readonly Readonly<Record<string, unknown>>[];
}

/** The base map's style; its sources are the files of `mapSource` at `/map/{country}/…`. */
export const mapStyle = (city: City, scheme: ColorScheme): MapStyle => {
  throw new Error(`${city.name}: ${scheme}`);
};
