import type { KnownOrderStatus, WirePublicOrder } from '@saddlebag/domain/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../testing/harness.ts';
import type { StoredOrder } from '../store/tables.ts';
import { publicViewOf } from './public-view.ts';

let harness: Harness;
/** An order whose rider has just accepted it, so that the service knows a position and both estimates. */
let accepted: StoredOrder;

beforeAll(async () => {
  harness = createHarness({ settings: { speed: 1 } });
  const orderId = await harness.placeOrder(await harness.createClient());
  for (let minute = 0; minute < 60; minute += 0.5) {
    const order = harness.service.store.find('order', orderId)!;
    accepted = order;
    if (order.wire.status === 'COURIER_ACCEPTED_DELIVERY') break;
    await harness.advance(30_000);
  }
});

const viewAt = (
  statuses: readonly KnownOrderStatus[],
  payment: Partial<StoredOrder['wire']['order']> = {},
): WirePublicOrder => {
  const { wire } = accepted;
  return publicViewOf(harness.service, {
    ...accepted,
    wire: {
      ...wire,
      order: { ...wire.order, ...payment },
      status: statuses.at(-1)!,
      status_history: statuses.map((status) => ({ status, created_at: '2026-03-10T06:45:00.000Z' })),
      eta: { to_vendor_minutes: 4, to_customer_minutes: 9 },
    },
  });
};

/** What each status shows, read from the specification: the phases, the minutes, the rider, the receipt. */
const table: readonly (readonly [KnownOrderStatus, string, string, number | null, boolean, boolean])[] = [
  ['INITIATED', 'preparing', 'placed', null, false, false],
  ['PAYMENT_INITIATED', 'preparing', 'placed', null, false, false],
  ['PAYMENT_COMMITTED', 'preparing', 'placed', null, false, false],
  ['NEW', 'preparing', 'placed', null, false, false],
  ['RECEIVED', 'preparing', 'placed', null, false, false],
  ['RECEIVED_BY_VENDOR', 'preparing', 'placed', null, false, false],
  ['ACCEPTED_BY_VENDOR', 'preparing', 'placed', null, false, false],
  ['WAITING_FOR_TRANSPORT', 'preparing', 'placed', null, false, false],
  ['ASSIGNED_TO_TRANSPORT', 'preparing', 'placed', null, false, false],
  ['COURIER_ACCEPTED_DELIVERY', 'courier-accepted', 'to-collection', 4, true, false],
  ['NEAR_VENDOR', 'near-vendor', 'near-collection', 4, true, false],
  ['PICKED_UP', 'collected', 'to-delivery', 9, true, false],
  ['COURIER_LEFT_VENDOR', 'collected', 'to-delivery', 9, true, false],
  ['NEAR_CUSTOMER', 'near-customer', 'near-delivery', 9, true, false],
  ['DELIVERED', 'delivered', 'delivered', null, false, true],
  ['RETURN_INITIATED', 'return-initiated', 'cancelled', null, false, false],
  ['RETURNED_TO_VENDOR', 'returned', 'cancelled', null, false, true],
  ['CANCELLED', 'cancelled', 'cancelled', null, false, false],
  ['PAYMENT_CANCELLED', 'cancelled', 'cancelled', null, false, false],
  ['PAYMENT_FAILED', 'cancelled', 'cancelled', null, false, false],
  ['STALLED', 'cancelled', 'cancelled', null, false, false],
];

/** Lists the names of all fields, with those of nested objects as `rider.first_name`. */
const fieldsOf = (value: unknown, prefix = ''): readonly string[] => {
  if (Array.isArray(value)) return [...new Set(value.flatMap((entry) => fieldsOf(entry, prefix)))];
  if (typeof value !== 'object' || value === null) return [prefix.slice(0, -1)];
  return Object.entries(value).flatMap(([name, field]) => fieldsOf(field, `${prefix}${name}.`));
};

describe('public view of an order', () => {
  // Proves: public-page.tracking-phases, public-page.consumer-phases, public-page.rider, public-page.eta
  it.each(table)('shows %s as %s and %s', (status, phase, consumer, minutes, hasRider, hasReceipt) => {
    const view = viewAt([status]);

    expect([view.phase, view.consumer_phase, view.eta_minutes]).toEqual([phase, consumer, minutes]);
    expect([view.rider !== null, view.receipt !== null]).toEqual([hasRider, hasReceipt]);
  });

  it('marks a delayed order and keeps its phase, rider and minutes', () => {
    expect(viewAt(['PICKED_UP', 'DELAYED'])).toMatchObject({
      phase: 'collected',
      is_delayed: true,
      eta_minutes: 9,
      rider: { first_name: expect.any(String) },
    });
  });

  // Proves: public-page.private
  it('has exactly these fields while a rider is on the way', () => {
    expect(fieldsOf(viewAt(['PICKED_UP'])).toSorted()).toEqual([
      'consumer_phase',
      'country',
      'currency',
      'destination.address',
      'destination.latitude',
      'destination.longitude',
      'eta_minutes',
      'eta_range',
      'is_delayed',
      'phase',
      'pick_up.latitude',
      'pick_up.longitude',
      'pick_up.name',
      'preordered_for',
      'receipt',
      'rider.bearing',
      'rider.first_name',
      'rider.latitude',
      'rider.longitude',
      'rider.phone_number',
      'time_zone',
    ]);
  });

  // Proves: public-page.private, public-page.receipt
  it('has a receipt of exactly these fields, without the fee of the vendor', () => {
    const { receipt } = viewAt(['PICKED_UP', 'DELIVERED']);

    expect(fieldsOf(receipt).toSorted()).toEqual([
      'amount',
      'collected_at',
      'created_at',
      'ended_at',
      'order_id',
      'paid_to_rider',
      'payment_method',
      'proofs.kind',
      'proofs.taken_at',
    ]);
  });

  // Proves: public-page.receipt
  it.each([
    ['CASH_ON_DELIVERY', 'DELIVERED', 450],
    ['PAYMENT_ON_DELIVERY', 'DELIVERED', 450],
    ['PAID', 'DELIVERED', 0],
    ['NONE', 'DELIVERED', 0],
    ['CASH_ON_DELIVERY', 'RETURNED_TO_VENDOR', 0],
  ] as const)('has a receipt for %s after %s with %i paid to the rider', (payment_method, status, paid) => {
    expect(viewAt(['PICKED_UP', status], { payment_method }).receipt).toMatchObject({
      amount: 450,
      paid_to_rider: paid,
    });
  });
});
