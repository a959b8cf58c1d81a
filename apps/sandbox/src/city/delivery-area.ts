import type { Point } from '@saddlebag/domain/contracts';
import type { City } from './city.ts';
import { contains, type Ring } from './geometry.ts';
import type { Spot } from './plane.ts';

/** Where a vendor delivers, as the wire draws it: a closed ring of [longitude, latitude]. */
export interface DeliveryArea {
  readonly id: string;
  readonly name: string;
  readonly ring: readonly (readonly [longitude: number, latitude: number])[];
}

/** Metres from the vendor that riders are sent at most. */
const reach = 4500;
const bearings = 72;
const step = 60;
/** Lakes do not keep a rider away; wide water does. */
const wideWater = 1_000_000;

const boxOf = (ring: Ring): number => {
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
};

/** The areas that a vendor at this point delivers to: about 4.5 km around, on its own side of the water. */
export const deliveryAreas = (city: City, vendor: Point): readonly DeliveryArea[] => {
  const middle = city.plane.toSpot(vendor);
  const waters = city.water.map(({ ring }) => ring).filter((ring) => boxOf(ring) > wideWater);
  const isWet = (spot: Spot): boolean => waters.some((ring) => contains(ring, spot));
  const ring = Array.from({ length: bearings }, (_, index): readonly [number, number] => {
    const angle = (index / bearings) * 2 * Math.PI;
    // Nobody's area is a circle: it bulges along some roads and falls short along others.
    const most =
      reach *
      (1 + 0.1 * Math.sin(3 * angle + middle.x / 900) + 0.06 * Math.sin(5 * angle + middle.y / 700) - 0.05);
    const at = (away: number): Spot => ({
      x: middle.x + Math.cos(angle) * away,
      y: middle.y + Math.sin(angle) * away,
    });
    let away = step;
    while (away + step <= most && !isWet(at(away + step))) away += step;
    const { longitude, latitude } = city.plane.toPoint(at(away));
    return [longitude, latitude];
  });
  return [
    { id: `${city.country}-area`, name: city.name, ring: [...ring, ring[0] as readonly [number, number]] },
  ];
};

/** Whether the point lies in one of the areas. */
export const isDeliverable = (areas: readonly DeliveryArea[], point: Point): boolean =>
  areas.some(({ ring }) =>
    contains(
      ring.slice(0, -1).map(([x, y]) => ({ x, y })),
      { x: point.longitude, y: point.latitude },
    ),
  );
