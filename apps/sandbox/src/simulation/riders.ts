import { markets, type Point, type WireOrder } from '@saddlebag/domain/contracts';
import { createRandom, findRoute, hashSeed, type City, type Random, type Route } from '../city/index.ts';
import { namesByCountry, defaultNames } from './rider-names.ts';

/** A rider, in the wire format of an order. */
export type Rider = NonNullable<WireOrder['rider']>;

export interface RiderPosition {
  readonly point: Point;
  /** Degrees clockwise from north: at least 0, less than 360. */
  readonly bearing: number;
}

/** Returns the id of the rider assigned to an order. */
export const assignRiderId = (orderId: string): string =>
  `rider-${hashSeed(`rider of ${orderId}`).toString(36).padStart(7, '0')}`;

/** Creates a rider. The id determines the name and the phone number. */
export const createRider = (city: City, riderId: string): Rider => {
  const random = createRandom(hashSeed(`${city.country} ${riderId}`));
  const { given, family } = namesByCountry[city.country] ?? defaultNames;
  const digits = Array.from({ length: 8 }, () => random.integer(0, 9)).join('');
  return {
    rider_id: riderId,
    name: `${random.pick(given)} ${random.pick(family)}`,
    phone_number: `+${markets[city.country].callingCode}1${digits}`,
  };
};

/**
 * Returns the bearing from one point to another, in degrees clockwise from north. Returns null for equal
 * points.
 */
export const bearingBetween = (from: Point, to: Point): number | null => {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const north = to.latitude - from.latitude;
  if (east === 0 && north === 0) return null;
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
};

/** Metres from the vendor to a waiting rider in a straight line, and the acceptable length of the route. */
const waitingDistance = { min: 500, max: 1300, acceptableRoute: 2600 } as const;

/**
 * Finds a route from a random waiting place to the vendor. Retries a few times to avoid a detour over a
 * distant bridge.
 */
export const findApproach = (city: City, vendor: Point, random: Random): Route => {
  const middle = city.plane.toSpot(vendor);
  let shortest: Route | null = null;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const angle = random.between(0, 2 * Math.PI);
    const away = random.between(waitingDistance.min, waitingDistance.max);
    const start = city.plane.toPoint({
      x: middle.x + Math.cos(angle) * away,
      y: middle.y + Math.sin(angle) * away,
    });
    const route = findRoute(city, start, vendor);
    if (shortest === null || route.length < shortest.length) shortest = route;
    if (shortest.length <= waitingDistance.acceptableRoute) break;
  }
  return shortest as Route;
};

/** Returns where a rider without an order waits: on a street at most about 1.3 km from `near`. */
export const idleRiderPosition = (city: City, riderId: string, near: Point): RiderPosition => {
  const { points } = findApproach(city, near, createRandom(hashSeed(`${riderId} waits`)));
  const [start, next] = [points[0] as Point, points[1] as Point];
  return { point: start, bearing: bearingBetween(start, next) ?? 0 };
};
