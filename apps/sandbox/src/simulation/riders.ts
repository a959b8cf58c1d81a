import { markets, type Point, type WireOrder } from '@saddlebag/domain/contracts';
import { createRandom, findRoute, seedOf, type City, type Random, type Route } from '../city/index.ts';
import { namesByCountry, otherNames } from './rider-names.ts';

/** The rider as an order carries it on the wire. */
export type Rider = NonNullable<WireOrder['rider']>;

export interface RiderPosition {
  readonly point: Point;
  /** Degrees clockwise from north, from 0 up to 360. */
  readonly bearing: number;
}

/** The id of the rider who takes an order. */
export const riderIdFor = (orderId: string): string =>
  `rider-${seedOf(`rider of ${orderId}`).toString(36).padStart(7, '0')}`;

/** The rider with this id in this city: name and telephone number follow from the id. */
export const riderOf = (city: City, riderId: string): Rider => {
  const random = createRandom(seedOf(`${city.country} ${riderId}`));
  const { given, family } = namesByCountry[city.country] ?? otherNames;
  const digits = Array.from({ length: 8 }, () => random.integer(0, 9)).join('');
  return {
    rider_id: riderId,
    name: `${random.pick(given)} ${random.pick(family)}`,
    phone_number: `+${markets[city.country].callingCode}1${digits}`,
  };
};

/** Degrees clockwise from north of the way from one point to another; null when they are the same. */
export const bearingBetween = (from: Point, to: Point): number | null => {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const north = to.latitude - from.latitude;
  if (east === 0 && north === 0) return null;
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
};

/** Metres of road between a waiting rider and the vendor. */
const waiting = { nearest: 500, furthest: 1300, acceptable: 2600 } as const;

/** How a rider without an order comes to the vendor; a detour over a far bridge is avoided where it can be. */
export const approachTo = (city: City, vendor: Point, random: Random): Route => {
  const middle = city.plane.toSpot(vendor);
  let shortest: Route | null = null;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const angle = random.between(0, 2 * Math.PI);
    const away = random.between(waiting.nearest, waiting.furthest);
    const start = city.plane.toPoint({
      x: middle.x + Math.cos(angle) * away,
      y: middle.y + Math.sin(angle) * away,
    });
    const route = findRoute(city, start, vendor);
    if (shortest === null || route.length < shortest.length) shortest = route;
    if (shortest.length <= waiting.acceptable) break;
  }
  return shortest as Route;
};

/** Where a rider without an order waits: on a street within a kilometre or so of `near`. */
export const idleRiderPosition = (city: City, riderId: string, near: Point): RiderPosition => {
  const { points } = approachTo(city, near, createRandom(seedOf(`${riderId} waits`)));
  const [start, next] = [points[0] as Point, points[1] as Point];
  return { point: start, bearing: bearingBetween(start, next) ?? 0 };
};
