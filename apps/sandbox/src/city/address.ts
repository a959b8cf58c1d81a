import type { Point } from '@saddlebag/domain/contracts';
import type { City, Street, StreetClass } from './city.ts';
import { between, distance } from './geometry.ts';
import type { Spot } from './plane.ts';

/** A house: a number in a street, and the point of its door. */
export interface Address {
  readonly street: Street;
  readonly houseNumber: number;
  readonly point: Point;
}

/** Metres of street that a house takes, and metres kept free at each end of the street. */
const frontage = 17;
const margin = 16;
/** Metres from the middle of the street to a door. */
const doorstep: Readonly<Record<StreetClass, number>> = {
  highway: 24,
  primary: 18,
  secondary: 15,
  local: 13,
};

/** How many houses a street of this length has; an even number, as many on either side. */
export const housesAlong = (kind: StreetClass, metres: number): number =>
  kind === 'highway' ? 0 : Math.max(0, Math.floor((metres - 2 * margin) / frontage)) * 2;

/** The spot so many metres along the street, moved to the side (positive: left). */
export const spotAlong = (street: Pick<Street, 'line' | 'metres'>, along: number, aside: number): Spot => {
  const { line, metres } = street;
  let after = 1;
  while (after < line.length - 1 && (metres[after] as number) < along) after += 1;
  const [a, b] = [line[after - 1] as Spot, line[after] as Spot];
  const start = metres[after - 1] as number;
  const length = distance(a, b) || 1;
  const spot = between(a, b, (along - start) / length);
  return { x: spot.x - ((b.y - a.y) / length) * aside, y: spot.y + ((b.x - a.x) / length) * aside };
};

/** Where the door of a house is. Odd numbers are on the left. */
export const doorOf = (street: Street, houseNumber: number): Spot => {
  const along = margin + frontage * (Math.ceil(houseNumber / 2) - 0.5);
  return spotAlong(street, along, houseNumber % 2 === 1 ? doorstep[street.class] : -doorstep[street.class]);
};

/** The number of the house nearest to a spot so many metres along the street, on its left or right. */
export const houseNumberAt = (street: Street, along: number, isLeft: boolean): number => {
  const place = Math.min(street.houses / 2, Math.max(1, Math.round((along - margin) / frontage + 0.5)));
  return place * 2 - (isLeft ? 1 : 0);
};

/** The house with this number; undefined when the street has no such house. */
export const addressOf = (city: City, street: Street, houseNumber: number): Address | undefined => {
  if (!Number.isInteger(houseNumber) || houseNumber < 1 || houseNumber > street.houses) return undefined;
  return { street, houseNumber, point: city.plane.toPoint(doorOf(street, houseNumber)) };
};
