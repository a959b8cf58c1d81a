import type { Point } from '@saddlebag/domain/contracts';
import type { City } from './city.ts';

/** Where a vendor delivers, as the wire draws it: a closed ring of [longitude, latitude]. */
export interface DeliveryArea {
  readonly id: string;
  readonly name: string;
  readonly ring: readonly (readonly [longitude: number, latitude: number])[];
}

/** The areas that a vendor at this point delivers to: about 4.5 km around, on its own side of the water. */
export const deliveryAreas = (city: City, vendor: Point): readonly DeliveryArea[] => {
  throw new Error(`${city.name}: ${vendor.latitude}`);
};

/** Whether the point lies in one of the areas. */
export const isDeliverable = (areas: readonly DeliveryArea[], point: Point): boolean => {
  throw new Error(`${areas.length}: ${point.latitude}`);
};
