import type { Point } from '@saddlebag/domain/contracts';
import type { City, Street, StreetClass } from './city.ts';
import { interpolate, distance } from './geometry.ts';
import type { Spot } from './plane.ts';

/** A house number in a street, with the point of its door. */
export interface Address {
  readonly street: Street;
  readonly houseNumber: number;
  readonly point: Point;
}

/** Metres of street per house, on each side. */
const frontage = 17;
/** Metres without houses at each end of a street. */
const margin = 16;
/** Metres from the centre line of the street to a door. */
const doorDistance: Readonly<Record<StreetClass, number>> = {
  highway: 24,
  primary: 18,
  secondary: 15,
  local: 13,
};

/** Returns the number of houses in a street of this length. Both sides have the same number. */
export const countHouses = (kind: StreetClass, metres: number): number =>
  kind === 'highway' ? 0 : Math.max(0, Math.floor((metres - 2 * margin) / frontage)) * 2;

/**
 * Returns the position `along` metres from the start of the street, `aside` metres to the left as seen from
 * the start.
 */
export const spotAlongStreet = (
  street: Pick<Street, 'line' | 'metres'>,
  along: number,
  aside: number,
): Spot => {
  const { line, metres } = street;
  let after = 1;
  while (after < line.length - 1 && (metres[after] as number) < along) after += 1;
  const [a, b] = [line[after - 1] as Spot, line[after] as Spot];
  const start = metres[after - 1] as number;
  const length = distance(a, b) || 1;
  const spot = interpolate(a, b, (along - start) / length);
  return { x: spot.x - ((b.y - a.y) / length) * aside, y: spot.y + ((b.x - a.x) / length) * aside };
};

/**
 * Returns the position of a house's door. Odd numbers are on the left as seen from the start of the street.
 */
export const doorSpot = (street: Street, houseNumber: number): Spot => {
  const along = margin + frontage * (Math.ceil(houseNumber / 2) - 0.5);
  return spotAlongStreet(
    street,
    along,
    houseNumber % 2 === 1 ? doorDistance[street.class] : -doorDistance[street.class],
  );
};

/**
 * Returns the house number nearest to the position `along` metres from the start, on one side of the street.
 */
export const nearestHouseNumber = (street: Street, along: number, isLeft: boolean): number => {
  const position = Math.min(street.houses / 2, Math.max(1, Math.round((along - margin) / frontage + 0.5)));
  return position * 2 - (isLeft ? 1 : 0);
};

/** Returns the address with a house number. Returns undefined if the street has no such house. */
export const findAddress = (city: City, street: Street, houseNumber: number): Address | undefined => {
  if (!Number.isInteger(houseNumber) || houseNumber < 1 || houseNumber > street.houses) return undefined;
  return { street, houseNumber, point: city.plane.toPoint(doorSpot(street, houseNumber)) };
};
