import type { KnownOrderStatus, Point, WireOrder } from '@saddlebag/domain/contracts';
import type { DeliveryPlan, DeliveryStep } from './delivery-plan.ts';
import { placeOnRide, type DeliveryLeg } from './ride.ts';
import { bearingBetween, type Rider, type RiderPosition } from './riders.ts';

/** A delivery at one instant. */
export interface DeliveryState {
  readonly status: KnownOrderStatus;
  /** The steps so far, oldest first, the present one last. */
  readonly history: readonly DeliveryStep[];
  /** The rider, from ASSIGNED_TO_TRANSPORT on. */
  readonly rider: Rider | null;
  /** Where the rider is, from ASSIGNED_TO_TRANSPORT on; where it stopped, once delivered. */
  readonly position: RiderPosition | null;
  /** Whole minutes from now, at least 1 while under way, in the wire's shape; null when the service knows none. */
  readonly eta: NonNullable<WireOrder['eta']> | null;
}

/** The ETA to the vendor shows in these, the one to the customer in those (specification 001, section 4). */
const towardsVendor: readonly KnownOrderStatus[] = [
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
];
const towardsCustomer: readonly KnownOrderStatus[] = ['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER'];

const minutesUntil = (instant: number, now: number): number =>
  Math.max(1, Math.ceil((instant - now) / 60_000));

/** The rider on a leg: between two points of its route, looking where it goes, or where it came from at the end. */
const positionOn = (leg: DeliveryLeg, now: number): RiderPosition => {
  const { points } = leg.route;
  const { stretch, share } = placeOnRide(leg, now);
  const [from, to] = [points[stretch - 1] as Point, points[stretch] as Point];
  return {
    point: {
      latitude: from.latitude + (to.latitude - from.latitude) * share,
      longitude: from.longitude + (to.longitude - from.longitude) * share,
    },
    bearing: bearingBetween(from, to) ?? 0,
  };
};

/** The delivery as it stands at `now` (unix milliseconds). Before the order is created: its first step. */
export const stateAt = (plan: DeliveryPlan, now: number): DeliveryState => {
  const passed = plan.steps.filter(({ at }) => at <= now);
  const history = passed.length > 0 ? passed : plan.steps.slice(0, 1);
  const { status } = history[history.length - 1] as DeliveryStep;
  const isAssigned = history.some((step) => step.status === 'ASSIGNED_TO_TRANSPORT');
  const isNearing = (group: readonly KnownOrderStatus[]): boolean => group.includes(status);
  return {
    status,
    history,
    rider: isAssigned ? plan.rider : null,
    position: isAssigned
      ? positionOn(now < plan.toCustomer.startsAt ? plan.toVendor : plan.toCustomer, now)
      : null,
    eta:
      isNearing(towardsVendor) || isNearing(towardsCustomer)
        ? {
            to_vendor_minutes: isNearing(towardsVendor) ? minutesUntil(plan.toVendor.endsAt, now) : null,
            to_customer_minutes: isNearing(towardsCustomer)
              ? minutesUntil(plan.toCustomer.endsAt, now)
              : null,
          }
        : null,
  };
};

/** When the status changes next after `now` (unix milliseconds); null once it is delivered. */
export const nextChangeAt = (plan: DeliveryPlan, now: number): number | null =>
  plan.steps.find(({ at }) => at > now)?.at ?? null;
