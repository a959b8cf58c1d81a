import type { OrderStatus } from '../../../contracts/order-status.ts';
import type { WireOrder } from '../../../contracts/order.ts';
import { noon } from './tracking-screen.ts';

/** The service confirms the subscription. */
export const confirmation = { type: 'subscribe_ok', data: { vendor_id: 'k4ch' } };
const toTime = (at: number) => new Date(at).toISOString();
/** The service reports the state of an order that was created a minute before noon. */
export const updateMessage = (id: string, status: OrderStatus, updatedAt: number) => ({
  type: 'order_update',
  data: {
    order_id: id,
    vendor_id: 'k4ch',
    created_at: toTime(noon - 60_000),
    updated_at: toTime(updatedAt),
    status,
    status_history: [],
    preordered_for: null,
    delivery_fee: 60,
    customer: {
      name: 'Ayesha',
      phone_number: '+8801812345678',
      location: { address: 'x', latitude: 23.7, longitude: 90.4, notes: null },
    },
    order: { amount: 1, description: null, payment_method: 'PAID' },
  } satisfies WireOrder,
});
