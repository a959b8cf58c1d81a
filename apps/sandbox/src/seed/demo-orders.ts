import { markets } from '@saddlebag/domain/contracts';
import type { City } from '../city/index.ts';
import { findRoute } from '../city/index.ts';
import { planOrderDelivery, progressOrder } from '../courier/progress-order.ts';
import { computeFee } from '../delivery/tariff.ts';
import type { StoredOrder, StoredVendor } from '../store/tables.ts';
import { findNearbyAddress, offsetPoint } from '../vendors/nearby-address.ts';

/** An order that exists when the sandbox starts. */
interface DemoOrder {
  /**
   * Age of the order in minutes. Ages below 60 are simulated minutes, because those orders are still in
   * progress.
   */
  readonly minutesAgo: number;
  readonly customer: string;
  readonly phone: string;
  /** Metres east of the vendor. */
  readonly east: number;
  /** Metres north of the vendor. */
  readonly north: number;
  readonly notes: string;
  readonly amount: number;
  readonly description: string;
  readonly method: 'CASH_ON_DELIVERY' | 'PAID';
  /** Whether the service cancelled the order because it found no rider. */
  readonly cancelled?: boolean;
}

/** Demo orders of today, oldest first. The last one is still being delivered. */
const demoOrders: readonly DemoOrder[] = [
  {
    minutesAgo: 290,
    customer: 'Nusrat Karim',
    phone: '+8801811223301',
    east: 1100,
    north: -900,
    notes: 'Blue gate, second floor',
    amount: 640,
    description: 'Bhuna khichuri, beef curry',
    method: 'CASH_ON_DELIVERY',
  },
  {
    minutesAgo: 210,
    customer: 'তানভীর আহমেদ',
    phone: '+8801911223302',
    east: -800,
    north: 1500,
    notes: '',
    amount: 1180,
    description: 'Family platter, four drinks',
    method: 'PAID',
  },
  {
    minutesAgo: 150,
    customer: 'Farhana Islam',
    phone: '+8801611223303',
    east: 2000,
    north: 600,
    notes: 'Call at the gate',
    amount: 320,
    description: 'Two fish cutlets',
    method: 'CASH_ON_DELIVERY',
    cancelled: true,
  },
  {
    minutesAgo: 95,
    customer: 'Rezaul Haque',
    phone: '+8801711223304',
    east: -1500,
    north: -700,
    notes: 'Leave with the guard',
    amount: 455,
    description: 'Kacchi biryani, borhani',
    method: 'PAID',
  },
  {
    minutesAgo: 7,
    customer: 'Sadia Rahman',
    phone: '+8801511223305',
    east: 1600,
    north: 1200,
    notes: 'Flat 4B, ring twice',
    amount: 720,
    description: 'Chicken roast, polao, firni',
    method: 'CASH_ON_DELIVERY',
  },
];

const minuteMs = 60_000;

/**
 * Returns the milliseconds since local midnight. Ignores daylight saving time, which no country with demo
 * accounts has.
 */
export const sinceMidnight = (now: number, timeZone: string): number => {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(now);
  const seconds = time.split(':').reduce((total, part) => total * 60 + Number(part), 0);
  return seconds * 1000;
};

const cancelOrder = (order: StoredOrder, at: number): StoredOrder => {
  const time = new Date(at).toISOString();
  const status_history = [
    ...order.wire.status_history,
    { status: 'WAITING_FOR_TRANSPORT' as const, created_at: order.wire.created_at },
    { status: 'CANCELLED' as const, created_at: time },
  ];
  const wire = {
    ...order.wire,
    updated_at: time,
    status: 'CANCELLED' as const,
    cancel_reason: 'NO_COURIER',
    cancelled_by: 'service' as const,
    cancellation_fee: 0,
    status_history,
  };
  return { ...order, nextChangeAt: null, wire };
};

/** Returns today's orders of a vendor: delivered ones, a cancelled one and one on its way. */
export const createTodaysOrders = (
  vendor: StoredVendor,
  city: City,
  now: number,
  speed: number,
): readonly StoredOrder[] => {
  const { timeZone } = markets[vendor.country];
  // Shortly after midnight, compress the ages so that all orders are from today.
  const compression = sinceMidnight(now, timeZone) / (300 * minuteMs);

  return demoOrders.map((demo, index) => {
    const age = (demo.minutesAgo * minuteMs) / (demo.minutesAgo < 60 ? speed : 1);
    const createdAt = Math.round(now - age * Math.min(1, compression));
    const at = new Date(createdAt).toISOString();
    const { place, point } = findNearbyAddress(city, offsetPoint(vendor.point, demo.east, demo.north));
    const id = `${vendor.id}-${String(index + 1).padStart(6, '0')}`;
    const order: StoredOrder = {
      id,
      vendorId: vendor.id,
      groupId: vendor.groupId,
      accountId: vendor.accountId,
      country: vendor.country,
      vendorPoint: vendor.point,
      createdAt,
      preorderedFor: null,
      speed,
      nextChangeAt: createdAt,
      wire: {
        order_id: id,
        vendor_id: vendor.id,
        created_at: at,
        updated_at: at,
        status: 'RECEIVED',
        status_history: [{ status: 'RECEIVED', created_at: at }],
        preordered_for: null,
        delivery_fee: computeFee(vendor.country, findRoute(city, vendor.point, point).length),
        customer: {
          name: demo.customer,
          phone_number: demo.phone,
          location: { address: place.formatted_address, ...point, notes: demo.notes },
        },
        order: { amount: demo.amount, description: demo.description, payment_method: demo.method },
        pickup_code: null,
        pickup_location: vendor.point,
        outlet_name: vendor.wire.vendor_information.name,
        cancel_reason: null,
        rider: null,
        eta: null,
      },
    };
    if (demo.cancelled === true) return cancelOrder(order, Math.min(now, createdAt + 9 * minuteMs));
    return progressOrder(order, planOrderDelivery(order, city), now);
  });
};
