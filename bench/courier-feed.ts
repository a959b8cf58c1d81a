import type { WireOrder } from '@saddlebag/domain/contracts';

type Status = WireOrder['status'];

/** A stream of 32-bit fractions in [0, 1) from a seed (mulberry32). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const way: readonly Status[] = [
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELIVERED',
];
const givenNames = [
  'Amina',
  'Bashir',
  'Chitra',
  'Dipen',
  'Esha',
  'Farid',
  'Gouri',
  'Hasan',
  'Ishrat',
  'Jamal',
];
const familyNames = [
  'Akter',
  'Barua',
  'Chowdhury',
  'Das',
  'Hossain',
  'Islam',
  'Karim',
  'Mia',
  'Rahman',
  'Sarkar',
];
const streets = [
  'Tamarind Lane',
  'Weaver Row',
  'Lantern Street',
  'Jute Mill Road',
  'Ferry Ghat',
  'Old Banyan Avenue',
];

/** Orders of one vendor and an endless stream of updates to them. */
export interface CourierFeed {
  /** As they stand before the first update. The array and its orders belong to the feed. */
  readonly orders: readonly WireOrder[];
  /** The next `order_update`, as the text of a message. Four of five change the estimated time only. */
  next(): string;
}

export interface FeedOptions {
  readonly orders: number;
  /** Unix milliseconds of the newest order; everything else follows from it and the seed. */
  readonly base: number;
  readonly vendorId?: string;
  readonly seed?: number;
}

const iso = (instant: number): string => new Date(instant).toISOString();

/** Makes the same orders and updates for the same options, on every machine. */
export const createCourierFeed = ({
  orders: count,
  base,
  vendorId = 'y0ud',
  seed = 42,
}: FeedOptions): CourierFeed => {
  const random = seededRandom(seed);
  const pick = <T>(from: readonly [T, ...T[]] | readonly T[]): T =>
    from[Math.floor(random() * from.length)] as T;

  const makeOrder = (index: number): WireOrder => {
    // One second apart, newest last; equal times would leave the order of the list open.
    const createdAt = base - (count - index) * 1000;
    const step = Math.floor(random() * 6);
    return {
      order_id: `${vendorId}-${String(index + 1).padStart(6, '0')}`,
      vendor_id: vendorId,
      created_at: iso(createdAt),
      updated_at: iso(createdAt),
      status: way[step] ?? 'RECEIVED',
      status_history: way.slice(0, step + 1).map((status) => ({ status, created_at: iso(createdAt) })),
      preordered_for: null,
      delivery_fee: 55 + Math.floor(random() * 40),
      customer: {
        name: `${pick(givenNames)} ${pick(familyNames)}`,
        phone_number: `+88017${String(Math.floor(random() * 1e8)).padStart(8, '0')}`,
        location: {
          address: `${1 + Math.floor(random() * 180)} ${pick(streets)}, Dhaka`,
          latitude: 23.78 + (random() - 0.5) * 0.06,
          longitude: 90.4 + (random() - 0.5) * 0.06,
          notes: null,
        },
      },
      order: {
        amount: 100 + Math.floor(random() * 900),
        description: 'Lunch',
        payment_method: 'CASH_ON_DELIVERY',
      },
      pickup_code: null,
      outlet_name: null,
      cancel_reason: null,
      rider: null,
      eta: { to_vendor_minutes: 8, to_customer_minutes: 24 },
    };
  };

  const orders = Array.from({ length: count }, (_, index) => makeOrder(index));
  let updates = 0;

  return {
    orders,
    next: () => {
      updates += 1;
      const order = pick(orders);
      const at = iso(base + updates);
      order.updated_at = at;
      const following = way[way.indexOf(order.status) + 1];
      if (random() < 0.2 && following !== undefined) {
        order.status = following;
        order.status_history = [...order.status_history, { status: following, created_at: at }];
      } else {
        order.eta = {
          to_vendor_minutes: Math.floor(random() * 12),
          to_customer_minutes: 5 + Math.floor(random() * 40),
        };
      }
      return JSON.stringify({ type: 'order_update', data: order });
    },
  };
};
