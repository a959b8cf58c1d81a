import type { getRiderContract } from '@saddlebag/domain/contracts';
import type { Handler } from '../http/mount.ts';
import { notFound } from '../http/refusal.ts';
import { idleRiderPosition } from '../simulation/index.ts';

/**
 * Returns the rider of one of the caller's orders with their position. A rider who is not on a ride gets a
 * waiting place near the vendor.
 */
export const getRider: Handler<typeof getRiderContract> = ({ params }, service, caller) => {
  const order = service.store.orders.findByRider(caller.accountId, params.riderId);
  const rider = order?.wire.rider;
  if (!order || !rider) throw notFound();
  const position =
    service.courier.deliveryState(order).position ??
    idleRiderPosition(service.cityOf(order.country), params.riderId, order.vendorPoint);
  return {
    result: {
      ...rider,
      latitude: position.point.latitude,
      longitude: position.point.longitude,
      bearing: position.bearing,
      updated_at: new Date(service.clock.now()).toISOString(),
    },
  };
};
