import type { Area, Landmark, LandmarkKind, Street } from './city.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Random } from './random.ts';

const kinds: readonly [LandmarkKind, ...LandmarkKind[]] = ['market', 'hospital', 'station', 'school', 'market', 'station', 'museum', 'stadium'];

/** A landmark in each district, named after it, on one of its wider streets. */
export const createLandmarks = (streets: readonly Street[], areas: readonly Area[], words: Gazetteer, random: Random): Landmark[] =>
  areas.flatMap((area, index) => {
    const inArea = streets.filter((street) => street.area === area.id && street.houses >= 8);
    const wide = inArea.filter((street) => street.class !== 'local');
    const street = random.shuffled(wide.length > 0 ? wide : inArea)[0];
    if (street === undefined) return [];
    const kind = kinds[index % kinds.length] ?? 'market';
    const houseNumber = random.integer(1, street.houses);
    return [{ id: 0, name: `${area.name} ${words.landmarks[kind]}`, kind, street: street.id, houseNumber }];
  }).map((landmark, id) => ({ ...landmark, id }));
