import type { WireOrder } from '../contracts/index.ts';
import type { Order } from './entities.ts';

/** Converts an order of the service. */
export const toOrder = (wire: WireOrder): Order => {
  const { customer, order, rider, eta } = wire;
  const { location } = customer;
  return {
    id: wire.order_id,
    vendorId: wire.vendor_id,
    createdAt: Date.parse(wire.created_at),
    updatedAt: Date.parse(wire.updated_at),
    status: wire.status,
    history: wire.status_history.map(({ status, created_at }) => ({ status, at: Date.parse(created_at) })),
    preorderedFor: wire.preordered_for === null ? null : wire.preordered_for * 1000,
    deliveryFee: wire.delivery_fee,
    discount: wire.total_discount ?? 0,
    customer: {
      name: customer.name,
      phoneNumber: customer.phone_number,
      address: location.address,
      point: { latitude: location.latitude, longitude: location.longitude },
      notes: location.notes ?? '',
    },
    amount: order.amount,
    description: order.description ?? '',
    paymentMethod: order.payment_method,
    pickupCode: wire.pickup_code ?? null,
    pickUpPoint: wire.pickup_location ?? null,
    outletName: wire.outlet_name ?? null,
    cancellation:
      wire.status === 'CANCELLED'
        ? {
            reason: wire.cancel_reason ?? null,
            by: wire.cancelled_by ?? null,
            fee: wire.cancellation_fee ?? null,
          }
        : null,
    rider: rider ? { id: rider.rider_id, name: rider.name, phoneNumber: rider.phone_number } : null,
    eta: eta
      ? {
          toVendorMinutes: eta.to_vendor_minutes,
          toCustomerMinutes: eta.to_customer_minutes,
          range: eta.range ?? null,
        }
      : null,
  };
};
