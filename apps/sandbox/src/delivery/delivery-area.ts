import { isTestVendor, type Point } from '@saddlebag/domain/contracts';
import { createDeliveryAreas, findRoute, isDeliverable, type DeliveryArea } from '../city/index.ts';
import type { Service } from '../service.ts';
import type { StoredVendor } from '../store/tables.ts';

/**
 * Returns true if the vendor's orders must include a sender: the vendor has no coordinates, or its flags
 * require an origin.
 */
export const requiresOrigin = ({ wire }: StoredVendor): boolean =>
  wire.flags.origin_address_required === true || wire.vendor_information.location.latitude === null;

/** Returns the pick-up point: `origin` if the vendor requires one, otherwise the vendor's location. */
export const pickUpPoint = (vendor: StoredVendor, origin: Point | undefined): Point =>
  requiresOrigin(vendor) && origin !== undefined ? origin : vendor.point;

interface CachedAreas {
  readonly pickUp: Point;
  readonly areas: readonly DeliveryArea[];
}
const cachedAreas = new WeakMap<StoredVendor, CachedAreas>();

/** Returns the vendor's delivery areas for a pick-up point. Caches the areas of each vendor's last point. */
export const getDeliveryAreas = (
  service: Service,
  vendor: StoredVendor,
  pickUp: Point = vendor.point,
): readonly DeliveryArea[] => {
  const cached = cachedAreas.get(vendor);
  const isSame = cached?.pickUp.latitude === pickUp.latitude && cached.pickUp.longitude === pickUp.longitude;
  if (cached && isSame) return cached.areas;
  const areas = createDeliveryAreas(service.cityOf(vendor.country), pickUp);
  cachedAreas.set(vendor, { pickUp, areas });
  return areas;
};

/** Returns true if the vendor delivers to a destination. Test vendors deliver everywhere. */
export const canDeliver = (
  service: Service,
  vendor: StoredVendor,
  destination: Point,
  pickUp: Point = vendor.point,
): boolean =>
  isTestVendor(vendor.id) || isDeliverable(getDeliveryAreas(service, vendor, pickUp), destination);

/** Measures the street distance between two points, in metres. */
export const measureStreetDistance = (
  service: Service,
  vendor: StoredVendor,
  from: Point,
  to: Point,
): number => findRoute(service.cityOf(vendor.country), from, to).length;
