import type { Point } from '@saddlebag/domain/contracts';
import { deliveryAreas, findRoute, isDeliverable, type DeliveryArea } from '../city/index.ts';
import type { Service } from '../service.ts';
import type { StoredVendor } from '../store/tables.ts';

const areasByPlace = new WeakMap<StoredVendor, readonly DeliveryArea[]>();

/** The areas that a vendor delivers to; drawn once. */
export const areasOf = (service: Service, vendor: StoredVendor): readonly DeliveryArea[] => {
  const known = areasByPlace.get(vendor);
  if (known !== undefined) return known;
  const areas = deliveryAreas(service.cityOf(vendor.country), vendor.point);
  areasByPlace.set(vendor, areas);
  return areas;
};

export const delivers = (service: Service, vendor: StoredVendor, destination: Point): boolean =>
  isDeliverable(areasOf(service, vendor), destination);

/** Metres by street from one point to the other. */
export const streetMetres = (service: Service, vendor: StoredVendor, from: Point, to: Point): number =>
  findRoute(service.cityOf(vendor.country), from, to).length;
