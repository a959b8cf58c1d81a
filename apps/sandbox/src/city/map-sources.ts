import { doorSpot } from './address.ts';
import type { City, StreetClass } from './city.ts';
import {
  createFeatureFactory,
  type FeatureFactory,
  type Feature,
  type FeatureCollection,
} from './geo-json.ts';
import { ringArea, distance, interiorSpot } from './geometry.ts';
import type { Spot } from './plane.ts';

/** Names of the map's GeoJSON sources, served as `/map/{country}/{name}.json`. */
export const mapSourceNames = ['streets', 'water', 'parks', 'buildings', 'areas', 'labels'] as const;
export type MapSourceName = (typeof mapSourceNames)[number];

export const isMapSourceName = (text: string): text is MapSourceName =>
  (mapSourceNames as readonly string[]).includes(text);

/** Label priority of a street. Lower ranks are placed first where labels collide. */
const labelRanks: Readonly<Record<StreetClass, number>> = { highway: 0, primary: 1, secondary: 2, local: 3 };
/** Buildings per feature. One feature per building would make the file 50 % larger. */
const housesPerFeature = 200;
/** Minimum area of a wood in square metres. A smaller green area, or one with a name, is a park. */
const minWoodArea = 150_000;

/** Removes positions that lie on a straight line between their neighbours. */
const simplifyLine = (line: readonly Spot[]): Spot[] =>
  line.filter((spot, index) => {
    const [before, after] = [line[index - 1], line[index + 1]];
    if (before === undefined || after === undefined) return true;
    const doubledArea = Math.abs(
      (spot.x - before.x) * (after.y - before.y) - (spot.y - before.y) * (after.x - before.x),
    );
    return doubledArea / (distance(before, after) || 1) > 0.15;
  });

const labels = (city: City, create: FeatureFactory): Feature[] => [
  create.point({ x: 0, y: 0 }, { kind: 'city', name: city.name }),
  ...city.areas.map((area) => create.point(area.center, { kind: 'area', name: area.name })),
  ...city.landmarks.flatMap(({ name, kind, street: id, houseNumber }) => {
    const street = city.streets[id];
    return street === undefined
      ? []
      : [create.point(doorSpot(street, houseNumber), { kind: 'landmark', landmark: kind, name })];
  }),
  ...city.parks.flatMap(({ name, ring }) =>
    name === null ? [] : [create.point(interiorSpot(ring), { kind: 'park', name })],
  ),
  ...city.water.flatMap(({ name, course }) =>
    name === null || course === null ? [] : [create.line(course, { kind: 'water', name })],
  ),
];

const features: Readonly<Record<MapSourceName, (city: City, create: FeatureFactory) => Feature[]>> = {
  streets: (city, create) =>
    city.streets.map(({ name, class: kind, line }) =>
      create.line(simplifyLine(line), { name, class: kind, rank: labelRanks[kind] }),
    ),
  water: (city, create) => city.water.map(({ ring }) => create.polygons([ring])),
  parks: (city, create) =>
    city.parks.map(({ name, ring }) =>
      create.polygons([ring], { kind: name === null && ringArea(ring) > minWoodArea ? 'wood' : 'park' }),
    ),
  buildings: (city, create) =>
    Array.from({ length: Math.ceil(city.buildings.length / housesPerFeature) }, (_, index) =>
      create.polygons(city.buildings.slice(index * housesPerFeature, (index + 1) * housesPerFeature)),
    ),
  areas: (city, create) => city.areas.map(({ name, rings }) => create.polygons(rings, { name })),
  labels,
};

/**
 * Generates one of the map's GeoJSON sources. Takes tens of milliseconds, so the caller caches the result.
 */
export const createMapSource = (city: City, name: MapSourceName): FeatureCollection => ({
  type: 'FeatureCollection',
  features: features[name](city, createFeatureFactory(city)),
});
