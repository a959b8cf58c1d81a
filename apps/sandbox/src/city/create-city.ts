import { markets, type CountryCode } from '@saddlebag/domain/contracts';
import { countHouses, spotAlongStreet } from './address.ts';
import { createArrangement } from './arrangement.ts';
import { cutIntoBlocks } from './blocks.ts';
import { createBuildings } from './buildings.ts';
import type { Area, City, Street } from './city.ts';
import { createDistricts } from './districts.ts';
import { createDraft } from './draft.ts';
import { getCityName, getGazetteer } from './gazetteers.ts';
import { ringArea, containsSpot, distance, interiorSpot, cumulativeMetres, signedArea } from './geometry.ts';
import { createLakes, createWoods, shrinkToPark } from './greenery.ts';
import { createHighways } from './highways.ts';
import { createLandmarks } from './landmarks.ts';
import { createCityLimits, createMainLines } from './main-streets.ts';
import { nameStreets } from './naming.ts';
import { createPlane, type Spot } from './plane.ts';
import { createRandom, hashSeed } from './random.ts';
import { createStreetGraph } from './street-graph.ts';
import { createStreetCourses } from './streets.ts';
import { createTerrain } from './terrain.ts';

/** Half the side of the square that the city fills, in metres. */
const halfSide = 5000;
/**
 * Maximum number of buildings. It limits the size of the map's buildings file, so that phones can load it.
 */
const maxBuildings = 12_800;

/** Metres on both sides of a street that must be free of water, because doors are there. */
const doorClearance = 28;

/**
 * Generates the city of a country. The result is deterministic. Generation takes a few hundred milliseconds,
 * so callers should cache the city. Half of that time is for the buildings. Only the map needs them, so they
 * are generated on first access.
 */
export const createCity = (country: CountryCode): City => {
  const words = getGazetteer(country);
  const center = markets[country].center;
  const plane = createPlane(center);
  const random = createRandom(hashSeed(`saddlebag ${country}`));

  const terrain = createTerrain(words.terrain, random);
  const limits = createCityLimits(random);
  const draft = createDraft(createArrangement(createMainLines(terrain, limits, random), limits));
  const landFaces = draft.faces.filter((face) => {
    const ring = draft.ringOf(face);
    return signedArea(ring) > 0 && !terrain.hasWaterWithin(interiorSpot(ring), doorClearance);
  });
  const districts = createDistricts(landFaces, landFaces.map(draft.ringOf));
  const blocks = landFaces.flatMap((face, origin) => cutIntoBlocks(draft, face, origin, random));
  const courses = [
    ...createStreetCourses(draft, (spot) => terrain.hasWaterWithin(spot, doorClearance)),
    ...createHighways(draft, terrain, random),
  ];

  const areaNames = random.shuffle(words.areas);
  const areas = districts.map(({ rings, center: middle }, id): Area => ({
    id,
    name: areaNames[id] ?? `District ${id + 1}`,
    postalCode: words.postalCode(id),
    rings,
    center: middle,
  }));
  const unnamedStreets = courses.map((course) => {
    const line = course.nodes.map((node) => draft.nodes[node] as Spot);
    const metres = cumulativeMetres(line);
    const length = metres[metres.length - 1] as number;
    const area = areaAt(areas, spotAlongStreet({ line, metres }, length / 2, 1));
    return {
      class: course.class,
      line,
      metres,
      area,
      houses: course.isBridge ? 0 : countHouses(course.class, length),
    };
  });
  const streetAreas = unnamedStreets.map(({ area }) => area);
  const names = nameStreets(
    courses.map(({ class: kind, origin }, index) => ({
      class: kind,
      origin,
      area: streetAreas[index] as number,
    })),
    areas.map(({ name }) => name),
    words,
    random,
  );
  const streets = unnamedStreets.map((street, id): Street => ({ id, name: names[id] as string, ...street }));

  const parks = blocks.filter(({ use }) => use === 'park');
  const parkNames = random.shuffle(words.roots);
  // Nothing uses `random` after the buildings, so the city does not depend on when they are generated.
  let buildings: City['buildings'] | undefined;
  const south = plane.toPoint({ x: -halfSide, y: -halfSide });
  const north = plane.toPoint({ x: halfSide, y: halfSide });
  return {
    country,
    name: getCityName(country),
    center,
    bounds: { west: south.longitude, south: south.latitude, east: north.longitude, north: north.latitude },
    plane,
    streets,
    areas,
    landmarks: createLandmarks(streets, areas, words, random),
    water: [
      { name: words.waterName, ring: terrain.water, course: terrain.course },
      ...createLakes(blocks, random).map((ring) => ({ name: null, ring, course: null })),
    ],
    parks: [
      ...parks.map(({ ring }, index) => ({
        name:
          ringArea(ring) > 40_000 ? `${parkNames[index % parkNames.length] as string} ${words.park}` : null,
        ring: shrinkToPark(ring),
      })),
      ...createWoods(limits, terrain, random).map((ring) => ({ name: null, ring })),
    ],
    get buildings() {
      return (buildings ??= createBuildings(blocks, maxBuildings, random));
    },
    graph: createStreetGraph(courses, draft.nodes),
  };
};

/** Returns the id of the district that contains a position, or of the nearest one. */
const areaAt = (areas: readonly Area[], spot: Spot): number => {
  const inside = areas.find(({ rings }) => rings.some((ring) => containsSpot(ring, spot)));
  if (inside !== undefined) return inside.id;
  return areas.reduce((best, area) =>
    distance(area.center, spot) < distance(best.center, spot) ? area : best,
  ).id;
};
