import type { Point } from '@saddlebag/domain/contracts';
import type { City } from '../city/index.ts';
import type { Rider } from './delivery-plan.ts';
import type { RiderPosition } from './delivery-state.ts';

/** The rider with this id in this city: name and telephone number follow from the id. */
export const riderOf = (city: City, riderId: string): Rider => {
  throw new Error(`${city.name} ${riderId}`);
};

/** Where a rider without an order waits: on a street within a kilometre of `near`. */
export const idleRiderPosition = (city: City, riderId: string, near: Point): RiderPosition => {
  throw new Error(`${city.name} ${riderId} ${near.latitude}`);
};
