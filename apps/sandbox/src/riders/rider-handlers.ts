import type {
  getRiderContract,
  KnownOrderStatus,
  listRiderPositionsContract,
} from '@saddlebag/domain/contracts';
import type { Handler } from '../http/mount.ts';
import { notFound } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import { idleRiderPosition } from '../simulation/index.ts';
import type { StoredOrder } from '../store/tables.ts';
import { requireOwnVendor } from '../vendors/ownership.ts';

/** Returns where the rider of an order is. A rider who is not on a ride gets a waiting place near the vendor. */
const locateRider = (service: Service, order: StoredOrder, riderId: string) => {
  const { point, bearing } =
    service.courier.deliveryState(order).position ??
    idleRiderPosition(service.cityOf(order.country), riderId, order.vendorPoint);
  return {
    latitude: point.latitude,
    longitude: point.longitude,
    bearing,
    updated_at: new Date(service.clock.now()).toISOString(),
  };
};

/** Returns the rider of one of the caller's orders with their position. */
export const getRider: Handler<typeof getRiderContract> = ({ params }, service, caller) => {
  const order = service.store.orders.findByRider(caller.accountId, params.riderId);
  const rider = order?.wire.rider;
  if (!order || !rider) throw notFound();
  return { result: { ...rider, ...locateRider(service, order, rider.rider_id) } };
};

/** Statuses in which no rider is on the way for an order. */
const withoutRide: readonly string[] = [
  'DELIVERED',
  'CANCELLED',
  'RETURNED_TO_VENDOR',
] satisfies KnownOrderStatus[];

/** Lists the positions of the riders of the vendor's open orders, or of all outlets of its group. */
export const listRiderPositions: Handler<typeof listRiderPositionsContract> = (
  { params, query },
  service,
  caller,
) => {
  const vendor = requireOwnVendor(service, caller, params.vendorId);
  const isOfVendor = (order: StoredOrder): boolean =>
    query.include_outlets === true ? order.groupId === vendor.groupId : order.vendorId === vendor.id;
  const positions = new Map<string, { rider_id: string } & ReturnType<typeof locateRider>>();
  for (const order of service.store.orders.unfinished()) {
    const { rider, status } = order.wire;
    if (!rider || withoutRide.includes(status) || !isOfVendor(order)) continue;
    positions.set(rider.rider_id, {
      rider_id: rider.rider_id,
      ...locateRider(service, order, rider.rider_id),
    });
  }
  return { result: { data: [...positions.values()] } };
};
