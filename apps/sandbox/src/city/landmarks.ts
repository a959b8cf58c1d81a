import type { Area, Landmark, LandmarkKind, Street } from './city.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Random } from './random.ts';

const kinds: readonly [LandmarkKind, ...LandmarkKind[]] = [
  'market',
  'hospital',
  'station',
  'school',
  'museum',
  'market',
  'station',
  'stadium',
];

/** Creates up to two landmarks per district, named after it, preferably on its wider streets. */
export const createLandmarks = (
  streets: readonly Street[],
  areas: readonly Area[],
  words: Gazetteer,
  random: Random,
): Landmark[] =>
  areas
    .flatMap((area, index) => {
      const streetsInArea = streets.filter((street) => street.area === area.id && street.houses >= 8);
      const wideStreets = streetsInArea.filter((street) => street.class !== 'local');
      return random
        .shuffle(wideStreets.length > 1 ? wideStreets : streetsInArea)
        .slice(0, 2)
        .map((street, position) => {
          const kind = kinds[(index * 2 + position) % kinds.length] ?? 'market';
          const houseNumber = random.integer(1, street.houses);
          return { name: `${area.name} ${words.landmarks[kind]}`, kind, street: street.id, houseNumber };
        });
    })
    .map((landmark, id) => ({ id, ...landmark }));
