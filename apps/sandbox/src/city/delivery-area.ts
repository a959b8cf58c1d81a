import type { Point } from '@saddlebag/domain/contracts';
import type { City } from './city.ts';
import { containsSpot, type Ring } from './geometry.ts';
import type { Spot } from './plane.ts';

/** A vendor's delivery area in wire format. Its ring is closed. */
export interface DeliveryArea {
  readonly id: string;
  readonly name: string;
  readonly ring: readonly (readonly [longitude: number, latitude: number])[];
}

/** Approximate radius of a delivery area in metres. */
const radius = 4500;
const cornerCount = 72;
/** Metres per step. In each direction, the area grows by steps until it reaches water or its radius. */
const step = 60;
/** Minimum bounding box, in square metres, of water that limits a delivery area. Lakes are smaller. */
const minWaterBox = 1_000_000;

const boundingBoxArea = (ring: Ring): number => {
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
};

/** Creates the delivery areas of a vendor: about 4.5 km around it, on its side of the water. */
export const createDeliveryAreas = (city: City, vendor: Point): readonly DeliveryArea[] => {
  const middle = city.plane.toSpot(vendor);
  const waters = city.water.map(({ ring }) => ring).filter((ring) => boundingBoxArea(ring) > minWaterBox);
  const isWet = (spot: Spot): boolean => waters.some((ring) => containsSpot(ring, spot));
  const ring = Array.from({ length: cornerCount }, (_, index): readonly [number, number] => {
    const angle = (index / cornerCount) * 2 * Math.PI;
    // Vary the radius, because real delivery areas are not circles.
    const maxMetres =
      radius *
      (1 + 0.1 * Math.sin(3 * angle + middle.x / 900) + 0.06 * Math.sin(5 * angle + middle.y / 700) - 0.05);
    const spotAt = (metres: number): Spot => ({
      x: middle.x + Math.cos(angle) * metres,
      y: middle.y + Math.sin(angle) * metres,
    });
    let reached = step;
    while (reached + step <= maxMetres && !isWet(spotAt(reached + step))) reached += step;
    const { longitude, latitude } = city.plane.toPoint(spotAt(reached));
    return [longitude, latitude];
  });
  return [
    { id: `${city.country}-area`, name: city.name, ring: [...ring, ring[0] as readonly [number, number]] },
  ];
};

/** Whether a point is inside one of the areas. */
export const isDeliverable = (areas: readonly DeliveryArea[], point: Point): boolean =>
  areas.some(({ ring }) =>
    containsSpot(
      ring.slice(0, -1).map(([x, y]) => ({ x, y })),
      { x: point.longitude, y: point.latitude },
    ),
  );
