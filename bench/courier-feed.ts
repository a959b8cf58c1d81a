import type { WireOrder } from '@saddlebag/domain/contracts';

type Status = WireOrder['status'];

/** Creates a deterministic generator of numbers in [0, 1) from a seed (mulberry32). */
const createSeededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const statusSequence: readonly Status[] = [
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

/** The orders of one vendor and an endless stream of updates to them. */
export interface CourierFeed {
  /** The orders, newest last. `next` updates them in place. Callers must not change them. */
  readonly orders: readonly WireOrder[];
  /**
   * Returns the next `order_update` message as text. Four of five messages change only the estimated time.
   */
  next(): string;
}

export interface FeedOptions {
  readonly orders: number;
  /** Creation time of the newest order in Unix milliseconds. All other times are derived from it. */
  readonly baseInstant: number;
  readonly vendorId?: string;
  readonly seed?: number;
}

const toIsoText = (instant: number): string => new Date(instant).toISOString();

/** Creates a feed. Equal options yield the same orders and updates on every machine. */
export const createCourierFeed = ({
  orders: count,
  baseInstant,
  vendorId = 'y0ud',
  seed = 42,
}: FeedOptions): CourierFeed => {
  const random = createSeededRandom(seed);
  const pick = <T>(values: readonly [T, ...T[]] | readonly T[]): T =>
    values[Math.floor(random() * values.length)] as T;

  const makeOrder = (index: number): WireOrder => {
    // Orders are one second apart, newest last. With equal times, the sort order would be undefined.
    const createdAt = baseInstant - (count - index) * 1000;
    const step = Math.floor(random() * 6);
    return {
      order_id: `${vendorId}-${String(index + 1).padStart(6, '0')}`,
      vendor_id: vendorId,
      created_at: toIsoText(createdAt),
      updated_at: toIsoText(createdAt),
      status: statusSequence[step] ?? 'RECEIVED',
      status_history: statusSequence
        .slice(0, step + 1)
        .map((status) => ({ status, created_at: toIsoText(createdAt) })),
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
  let updateCount = 0;

  return {
    orders,
    next: () => {
      updateCount += 1;
      const order = pick(orders);
      const updatedAt = toIsoText(baseInstant + updateCount);
      order.updated_at = updatedAt;
      const nextStatus = statusSequence[statusSequence.indexOf(order.status) + 1];
      if (random() < 0.2 && nextStatus !== undefined) {
        order.status = nextStatus;
        order.status_history = [...order.status_history, { status: nextStatus, created_at: updatedAt }];
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
