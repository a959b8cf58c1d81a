import { isTestVendor, type Point } from '@saddlebag/domain/contracts';
import { deliveryAreas, findRoute, isDeliverable, type DeliveryArea } from '../city/index.ts';
import type { Service } from '../service.ts';
import type { StoredVendor } from '../store/tables.ts';

/** Whether requests of a vendor have to say where the rider picks up: it has no coordinates, or wants to be asked. */
export const needsOrigin = ({ wire }: StoredVendor): boolean =>
  wire.flags.origin_address_required === true || wire.vendor_information.location.latitude === null;

/** Where the rider picks up: at the vendor's own place or, where it has none, where the request says. */
export const pickUpOf = (vendor: StoredVendor, given: Point | undefined): Point =>
  needsOrigin(vendor) && given !== undefined ? given : vendor.point;

interface DrawnAreas {
  readonly around: Point;
  readonly areas: readonly DeliveryArea[];
}
const areasByPlace = new WeakMap<StoredVendor, DrawnAreas>();

/** The areas that a vendor delivers to from a pick-up; drawn once for as long as that stays the same. */
export const areasOf = (
  service: Service,
  vendor: StoredVendor,
  around: Point = vendor.point,
): readonly DeliveryArea[] => {
  const known = areasByPlace.get(vendor);
  const isSame = known?.around.latitude === around.latitude && known.around.longitude === around.longitude;
  if (known && isSame) return known.areas;
  const areas = deliveryAreas(service.cityOf(vendor.country), around);
  areasByPlace.set(vendor, { around, areas });
  return areas;
};

export const delivers = (
  service: Service,
  vendor: StoredVendor,
  destination: Point,
  pickUp: Point = vendor.point,
): boolean => isTestVendor(vendor.id) || isDeliverable(areasOf(service, vendor, pickUp), destination);

/** Metres by street from one point to the other. */
export const streetMetres = (service: Service, vendor: StoredVendor, from: Point, to: Point): number =>
  findRoute(service.cityOf(vendor.country), from, to).length;
