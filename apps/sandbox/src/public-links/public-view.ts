import { markets, phasesOf, riderStopOf, type WirePublicOrder } from '@saddlebag/domain/contracts';
import { proofsOf, timeOf } from '../proofs/proof.ts';
import type { Service } from '../service.ts';
import type { StoredOrder } from '../store/tables.ts';
import { endOf } from './order-links.ts';

/** The payment methods with which the rider collects the value of the items at the door. */
const collectedMethods: ReadonlySet<string> = new Set(['CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY']);

const receiptOf = (order: StoredOrder): WirePublicOrder['receipt'] => {
  const endedAt = endOf(order);
  const { wire } = order;
  const { public: phase } = phasesOf(wire.status, wire.status_history);
  if (endedAt === null || phase === 'cancelled') return null;
  const { amount, payment_method } = wire.order;
  return {
    order_id: order.id,
    amount,
    paid_to_rider: phase === 'delivered' && collectedMethods.has(payment_method) ? amount : 0,
    payment_method,
    created_at: wire.created_at,
    collected_at: timeOf(order, 'PICKED_UP'),
    ended_at: new Date(endedAt).toISOString(),
    proofs: [...proofsOf(order)],
  };
};

const riderOf = (service: Service, order: StoredOrder): WirePublicOrder['rider'] => {
  const { rider } = order.wire;
  const { position } = service.courier.deliveryState(order);
  if (!rider || position === null) return null;
  const [firstName = rider.name] = rider.name.split(/\s+/u);
  return {
    first_name: firstName,
    phone_number: rider.phone_number,
    latitude: position.point.latitude,
    longitude: position.point.longitude,
    bearing: position.bearing,
  };
};

const etaOf = ({ wire }: StoredOrder, stop: 'vendor' | 'customer' | null): number | null => {
  if (stop === null || !wire.eta) return null;
  return stop === 'vendor' ? wire.eta.to_vendor_minutes : wire.eta.to_customer_minutes;
};

/**
 * Builds what the holder of a public link may see. Names each field, so that a new field of an order stays
 * private.
 */
export const publicViewOf = (service: Service, order: StoredOrder): WirePublicOrder => {
  const { wire } = order;
  const { public: phase, consumer } = phasesOf(wire.status, wire.status_history);
  const stop = riderStopOf(phase);
  const { address, latitude, longitude } = wire.customer.location;
  const vendor = service.store.find('vendor', order.vendorId);
  return {
    phase,
    consumer_phase: consumer,
    is_delayed: wire.status === 'DELAYED',
    country: order.country,
    currency: markets[order.country].currency,
    time_zone: markets[order.country].timeZone,
    preordered_for: order.preorderedFor === null ? null : new Date(order.preorderedFor).toISOString(),
    pick_up: { name: wire.outlet_name ?? vendor?.wire.vendor_information.name ?? '', ...order.vendorPoint },
    destination: { address, latitude, longitude },
    rider: stop === null ? null : riderOf(service, order),
    eta_minutes: etaOf(order, stop),
    eta_range: stop === null ? null : (wire.eta?.range ?? null),
    receipt: receiptOf(order),
  };
};
