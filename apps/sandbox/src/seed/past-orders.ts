import {
  cancellationCost,
  cancelReasonBearers,
  markets,
  type KnownOrderStatus,
  type Point,
  type WireOrder,
} from '@saddlebag/domain/contracts';
import { computeFee } from '../delivery/tariff.ts';
import type { StoredCustomer, StoredOrder, StoredVendor } from '../store/tables.ts';
import { sinceMidnight } from './demo-orders.ts';

/** Days before today that have orders. More than the longest named range of the order history. */
const dayCount = 40;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Minute of the day of the first order. */
const openingMinute = 11 * 60 + 5;
/** Minutes between two orders of a day. */
const orderInterval = 97;

/** Number of orders on a day, where day 1 is yesterday. */
const ordersOnDay = (day: number): number => 3 + ((day * 5) % 4);

/** A list that repeats. It is never empty. */
type Cycle<Item> = readonly [Item, ...Item[]];

const dishes: Cycle<readonly [description: string, amount: number]> = [
  ['Kacchi biryani, borhani', 620],
  ['Family platter, four drinks', 1180],
  ['Bhuna khichuri, beef curry', 455],
  ['Two fish cutlets, "extra lime"', 320.5],
  ['Chicken roast, polao, firni', 890],
];

const riders: Cycle<NonNullable<WireOrder['rider']>> = [
  { rider_id: 'rider-past-1', name: 'Shafiq Islam', phone_number: '+8801911000001' },
  { rider_id: 'rider-past-2', name: 'রফিকুল ইসলাম', phone_number: '+8801911000002' },
  { rider_id: 'rider-past-3', name: 'Monir Hossain', phone_number: '+8801911000003' },
];

const cancelReasons = ['NO_COURIER', 'MISTAKE_ERROR', 'UNABLE_TO_FIND', 'DUPLICATE_ORDER'] as const;

type Step = readonly [status: KnownOrderStatus, minutesAfterCreation: number];
type Steps = Cycle<Step>;

const cancelledSteps: Steps = [
  ['RECEIVED', 0],
  ['WAITING_FOR_TRANSPORT', 1],
  ['ASSIGNED_TO_TRANSPORT', 4],
  ['CANCELLED', 12],
];

/** Returns the steps of a delivery that takes `minutes`, which must be at least 20. */
const deliverySteps = (minutes: number): Steps => [
  ['RECEIVED', 0],
  ['WAITING_FOR_TRANSPORT', 1],
  ['ASSIGNED_TO_TRANSPORT', 3],
  ['COURIER_ACCEPTED_DELIVERY', 4],
  ['NEAR_VENDOR', 9],
  ['PICKED_UP', 14],
  ['NEAR_CUSTOMER', minutes - 3],
  ['DELIVERED', minutes],
];

/** Returns the steps of a delivery whose customer was not found after `minutes`. */
const returnSteps = (minutes: number): Steps => {
  const [first, ...others] = deliverySteps(minutes);
  return [first, ...others.slice(0, -1), ['RETURN_INITIATED', minutes], ['RETURNED_TO_VENDOR', minutes + 16]];
};

const stepsOf = (index: number): Steps => {
  if (index % 11 === 7) return cancelledSteps;
  const minutes = 22 + ((index * 13) % 31);
  return index % 29 === 17 ? returnSteps(minutes) : deliverySteps(minutes);
};

/** Metres between two points, which must be close to each other. */
const distanceBetween = (from: Point, to: Point): number =>
  111_320 *
  Math.hypot(
    from.latitude - to.latitude,
    (from.longitude - to.longitude) * Math.cos((from.latitude * Math.PI) / 180),
  );

/** Returns the item at an index that may exceed the length of the list. */
const itemAt = <Item>(items: Cycle<Item>, index: number): Item => items[index % items.length] ?? items[0];

/**
 * Returns the finished orders of the days before today, oldest first. They only depend on the vendor, its
 * customers and the current day. Their ids belong to a series of their own, so that they do not change the
 * number of the vendor's next order.
 */
export const createPastOrders = (
  vendor: StoredVendor,
  customers: readonly StoredCustomer[],
  now: number,
  speed: number,
): readonly StoredOrder[] => {
  const [first, ...others] = customers.flatMap(({ wire }) => {
    const { latitude, longitude } = wire;
    return latitude === null || longitude === null ? [] : [{ wire, point: { latitude, longitude } }];
  });
  if (first === undefined) return [];
  const { timeZone } = markets[vendor.country];
  const today = now - sinceMidnight(now, timeZone);
  const series = `${vendor.id.slice(0, 3)}h`;
  const starts = Array.from({ length: dayCount }, (_, index) => dayCount - index).flatMap((day) =>
    Array.from(
      { length: ordersOnDay(day) },
      (_, slot) => today - day * dayMs + (openingMinute + slot * orderInterval + (day % 7) * 3) * minuteMs,
    ),
  );

  return starts.map((start, index) => {
    // The seconds are whole, as those of a real service are.
    const createdAt = Math.floor(start / 1000) * 1000;
    const id = `${series}-${String(index + 1).padStart(6, '0')}`;
    const { wire: customer, point } = itemAt([first, ...others], index * 3);
    const [description, amount] = itemAt(dishes, index);
    const toChange = ([status, minutes]: Step) => ({
      status,
      created_at: new Date(createdAt + minutes * minuteMs).toISOString(),
    });
    const [firstStep, ...laterSteps] = stepsOf(index);
    const changes = [toChange(firstStep), ...laterSteps.map(toChange)] as const;
    const last = itemAt(changes, changes.length - 1);
    const cancelReason = last.status === 'CANCELLED' ? itemAt(cancelReasons, index) : null;
    // Streets are about a third longer than the straight line.
    const deliveryFee = computeFee(vendor.country, 1.3 * distanceBetween(vendor.point, point));
    const chargeable = { deliveryFee, hasRider: true, country: vendor.country };
    return {
      id,
      vendorId: vendor.id,
      groupId: vendor.groupId,
      accountId: vendor.accountId,
      country: vendor.country,
      vendorPoint: vendor.point,
      createdAt,
      preorderedFor: null,
      speed,
      nextChangeAt: null,
      wire: {
        order_id: id,
        vendor_id: vendor.id,
        created_at: new Date(createdAt).toISOString(),
        updated_at: last.created_at,
        status: last.status,
        status_history: [...changes],
        preordered_for: null,
        delivery_fee: deliveryFee,
        total_discount: index % 7 === 0 ? Math.floor(deliveryFee / 10) : 0,
        customer: {
          name: customer.name,
          phone_number: customer.phone_number,
          location: {
            address: customer.address.split(', ').filter(Boolean).join(', '),
            ...point,
            notes: customer.notes,
          },
        },
        order: {
          amount,
          description,
          payment_method: index % 3 === 0 ? 'PAID' : 'CASH_ON_DELIVERY',
        },
        pickup_code: null,
        outlet_name: vendor.wire.vendor_information.name,
        cancel_reason: cancelReason,
        cancelled_by: cancelReason && cancelReasonBearers[cancelReason],
        cancellation_fee: cancelReason && cancellationCost(chargeable, cancelReason),
        rider: cancelReason ? null : itemAt(riders, index),
        eta: null,
      },
    };
  });
};
