import type { RiderPosition } from '../../api/index.ts';
import type { Point } from '../../contracts/index.ts';
import type { OpenOrder } from './open-orders.ts';
import { readingAgeAt, type ReadingAge } from './reading-age.ts';
import { extendTrail, headingOf } from './rider-trail.ts';

interface RiderReading {
  readonly position: RiderPosition;
  /** The last two points that differ, oldest first. They give the heading that the service omits. */
  readonly trail: readonly Point[];
}

/** The last reading of each rider, by the rider's id. */
export type RiderReadings = ReadonlyMap<string, RiderReading>;

/**
 * Adds new positions to the readings. Ignores positions that are older than the known ones, and forgets riders
 * that the service no longer lists.
 */
export const addReadings = (
  readings: RiderReadings,
  positions: readonly RiderPosition[],
): Map<string, RiderReading> =>
  new Map(
    positions.map((position) => {
      const known = readings.get(position.riderId);
      if (known && known.position.updatedAt > position.updatedAt) return [position.riderId, known];
      return [
        position.riderId,
        { position, trail: extendTrail(known?.trail ?? [], position.point).slice(-2) },
      ];
    }),
  );

/** A rider on the map of all open orders. */
export interface OpenRider {
  readonly id: string;
  readonly name: string;
  /** The first of the rider's open orders. */
  readonly orderId: string;
  readonly customerName: string;
  readonly point: Point;
  /** Degrees clockwise from north. Null while unknown. */
  readonly heading: number | null;
  /** The age of a stale position. Null while the position is current enough. */
  readonly staleAge: ReadingAge | null;
}

const isSame = (a: OpenRider | undefined, b: OpenRider): boolean =>
  a?.id === b.id &&
  a.name === b.name &&
  a.orderId === b.orderId &&
  a.customerName === b.customerName &&
  a.point.latitude === b.point.latitude &&
  a.point.longitude === b.point.longitude &&
  a.heading === b.heading &&
  a.staleAge?.seconds === b.staleAge?.seconds;

/**
 * Returns the riders of the open orders whose position is known, sorted by id. Returns `previous` if nothing
 * changed, so that a poll without movement draws nothing again.
 * @param now Unix milliseconds of the service's clock
 */
export const openRidersOf = (
  previous: readonly OpenRider[],
  orders: readonly OpenOrder[],
  readings: RiderReadings,
  now: number,
): readonly OpenRider[] => {
  const riders = new Map<string, OpenRider>();
  for (const { id: orderId, customerName, rider } of orders) {
    const reading = rider ? readings.get(rider.id) : undefined;
    if (!rider || !reading || riders.has(rider.id)) continue;
    const { point, bearing, updatedAt } = reading.position;
    const age = readingAgeAt(updatedAt, now);
    riders.set(rider.id, {
      ...rider,
      orderId,
      customerName,
      point,
      heading: bearing ?? headingOf(reading.trail),
      staleAge: age.isStale ? age : null,
    });
  }
  const next = [...riders.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const isUnchanged =
    next.length === previous.length && next.every((rider, index) => isSame(previous[index], rider));
  return isUnchanged ? previous : next;
};
