import type { KnownOrderStatus, MinuteRange, Point, WireOrder } from '@saddlebag/domain/contracts';
import type { DeliveryPlan, DeliveryStep } from './delivery-plan.ts';
import { locateOnRide, type Ride } from './ride.ts';
import { bearingBetween, type Rider, type RiderPosition } from './riders.ts';

/** The state of a delivery at one point in time. */
export interface DeliveryState {
  readonly status: KnownOrderStatus;
  /** All steps so far, oldest first. The last one is the current status. */
  readonly history: readonly DeliveryStep[];
  /** Null before ASSIGNED_TO_TRANSPORT. */
  readonly rider: Rider | null;
  /**
   * The rider's position. Null before ASSIGNED_TO_TRANSPORT. After the delivery it is the end of the route.
   */
  readonly position: RiderPosition | null;
  /** Whole minutes from now, at least 1, in wire format. Null while no rider is on the way. */
  readonly eta: NonNullable<WireOrder['eta']> | null;
}

/** Statuses with an ETA to the vendor (specification 001, section 4). */
const towardsVendor: readonly KnownOrderStatus[] = [
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
];
/** Statuses with an ETA to the customer (specification 001, section 4). */
const towardsCustomer: readonly KnownOrderStatus[] = ['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER'];

const minutesUntil = (instant: number, now: number): number =>
  Math.max(1, Math.ceil((instant - now) / 60_000));

/** Minutes from which the arrival is uncertain. A nearer rider has an exact estimate. */
const uncertainFromMinutes = 5;

/** Returns the limits of an estimate: 10 % earlier and 25 % later. Null while the rider is near. */
const rangeOf = (minutes: number): MinuteRange | null =>
  minutes < uncertainFromMinutes
    ? null
    : { min: minutes - Math.ceil(minutes * 0.1), max: minutes + Math.ceil(minutes * 0.25) };

const estimateArrival = (
  plan: DeliveryPlan,
  status: KnownOrderStatus,
  now: number,
): NonNullable<WireOrder['eta']> | null => {
  if (towardsVendor.includes(status)) {
    const minutes = minutesUntil(plan.toVendor.endsAt, now);
    return { to_vendor_minutes: minutes, to_customer_minutes: null, range: rangeOf(minutes) };
  }
  if (!towardsCustomer.includes(status)) return null;
  const minutes = minutesUntil(plan.toCustomer.endsAt, now);
  return { to_vendor_minutes: null, to_customer_minutes: minutes, range: rangeOf(minutes) };
};

/**
 * Interpolates the rider's position on the route. The bearing follows the current segment, also at the end.
 */
const positionOn = (ride: Ride, now: number): RiderPosition => {
  const { points } = ride.route;
  const { segment, fraction } = locateOnRide(ride, now);
  const [from, to] = [points[segment - 1] as Point, points[segment] as Point];
  return {
    point: {
      latitude: from.latitude + (to.latitude - from.latitude) * fraction,
      longitude: from.longitude + (to.longitude - from.longitude) * fraction,
    },
    bearing: bearingBetween(from, to) ?? 0,
  };
};

/**
 * Returns the state of a delivery at `now` (unix milliseconds). For a time before the order's creation,
 * returns the first step.
 */
export const deliveryStateAt = (plan: DeliveryPlan, now: number): DeliveryState => {
  const pastSteps = plan.steps.filter(({ at }) => at <= now);
  const history = pastSteps.length > 0 ? pastSteps : plan.steps.slice(0, 1);
  const { status } = history[history.length - 1] as DeliveryStep;
  const isAssigned = history.some((step) => step.status === 'ASSIGNED_TO_TRANSPORT');
  return {
    status,
    history,
    rider: isAssigned ? plan.rider : null,
    position: isAssigned
      ? positionOn(now < plan.toCustomer.startsAt ? plan.toVendor : plan.toCustomer, now)
      : null,
    eta: estimateArrival(plan, status, now),
  };
};

/** Returns when the status changes next, in unix milliseconds. Returns null once the order is delivered. */
export const findNextChange = (plan: DeliveryPlan, now: number): number | null =>
  plan.steps.find(({ at }) => at > now)?.at ?? null;
