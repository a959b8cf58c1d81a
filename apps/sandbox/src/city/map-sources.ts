import { doorOf } from './address.ts';
import type { City, StreetClass } from './city.ts';
import { createDrawing, type Drawing, type Feature, type FeatureCollection } from './geo-json.ts';
import { areaOf, distance, interiorSpot } from './geometry.ts';
import type { Spot } from './plane.ts';

/** The names of the map's vector files, served as `/map/{country}/{name}.json`. */
export const mapSourceNames = ['streets', 'water', 'parks', 'buildings', 'areas', 'labels'] as const;
export type MapSourceName = (typeof mapSourceNames)[number];

export const isMapSourceName = (text: string): text is MapSourceName =>
  (mapSourceNames as readonly string[]).includes(text);

/** The names of wider streets go first where room is short. */
const rankOf: Readonly<Record<StreetClass, number>> = { highway: 0, primary: 1, secondary: 2, local: 3 };
/** One feature for each house would cost half as much again in brackets and names. */
const housesPerFeature = 200;
/** Square metres from which greenery without a name is a wood. */
const smallestWood = 150_000;

/** A straight street needs no spot at each of its junctions. */
const withoutIdleSpots = (line: readonly Spot[]): Spot[] =>
  line.filter((spot, index) => {
    const [before, after] = [line[index - 1], line[index + 1]];
    if (before === undefined || after === undefined) return true;
    const doubled = Math.abs(
      (spot.x - before.x) * (after.y - before.y) - (spot.y - before.y) * (after.x - before.x),
    );
    return doubled / (distance(before, after) || 1) > 0.15;
  });

const labels = (city: City, draw: Drawing): Feature[] => [
  draw.point({ x: 0, y: 0 }, { kind: 'city', name: city.name }),
  ...city.areas.map((area) => draw.point(area.center, { kind: 'area', name: area.name })),
  ...city.landmarks.flatMap(({ name, kind, street: id, houseNumber }) => {
    const street = city.streets[id];
    return street === undefined
      ? []
      : [draw.point(doorOf(street, houseNumber), { kind: 'landmark', landmark: kind, name })];
  }),
  ...city.parks.flatMap(({ name, ring }) =>
    name === null ? [] : [draw.point(interiorSpot(ring), { kind: 'park', name })],
  ),
  ...city.water.flatMap(({ name, course }) =>
    name === null || course === null ? [] : [draw.line(course, { kind: 'water', name })],
  ),
];

const features: Readonly<Record<MapSourceName, (city: City, draw: Drawing) => Feature[]>> = {
  streets: (city, draw) =>
    city.streets.map(({ name, class: kind, line }) =>
      draw.line(withoutIdleSpots(line), { name, class: kind, rank: rankOf[kind] }),
    ),
  water: (city, draw) => city.water.map(({ ring }) => draw.polygons([ring])),
  parks: (city, draw) =>
    city.parks.map(({ name, ring }) =>
      draw.polygons([ring], { kind: name === null && areaOf(ring) > smallestWood ? 'wood' : 'park' }),
    ),
  buildings: (city, draw) =>
    Array.from({ length: Math.ceil(city.buildings.length / housesPerFeature) }, (_, index) =>
      draw.polygons(city.buildings.slice(index * housesPerFeature, (index + 1) * housesPerFeature)),
    ),
  areas: (city, draw) => city.areas.map(({ name, rings }) => draw.polygons(rings, { name })),
  labels,
};

/** One of the map's vector files. Takes some ten milliseconds: the host keeps what it serves. */
export const mapSource = (city: City, name: MapSourceName): FeatureCollection => ({
  type: 'FeatureCollection',
  features: features[name](city, createDrawing(city)),
});
