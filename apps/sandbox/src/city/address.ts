import type { Point } from '@saddlebag/domain/contracts';
import type { City, Street } from './city.ts';

/** A house: a number in a street, and the point of its door. */
export interface Address {
  readonly street: Street;
  readonly houseNumber: number;
  readonly point: Point;
}

/** The house with this number; undefined when the street has no such house. */
export const addressOf = (city: City, street: Street, houseNumber: number): Address | undefined => {
  throw new Error(`${city.name}: ${street.name} ${houseNumber}`);
};
