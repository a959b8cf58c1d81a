import type { KnownOrderStatus, Point } from '@saddlebag/domain/contracts';
import { createRandom, findRoute, hashSeed, type City } from '../city/index.ts';
import { timeWithRemaining, paceRoute, createRide, type Ride } from './ride.ts';
import { findApproach, assignRiderId, createRider, type Rider } from './riders.ts';

/** The inputs of a simulated delivery. Times are in unix milliseconds. */
export interface OrderToDeliver {
  readonly orderId: string;
  readonly createdAt: number;
  readonly vendor: Point;
  readonly customer: Point;
  /**
   * Delivery time of a pre-order, in unix milliseconds (the wire uses seconds). Null to deliver as soon as
   * possible.
   */
  readonly preorderedFor: number | null;
  /** Initial status. Defaults to RECEIVED. The delivery continues with RECEIVED after an earlier status. */
  readonly acceptedStatus?: 'PAYMENT_COMMITTED' | 'NEW' | 'RECEIVED';
}

export interface DeliveryStep {
  readonly status: KnownOrderStatus;
  /** Unix milliseconds. */
  readonly at: number;
}

/** The whole course of a delivery, determined when the order is created. */
export interface DeliveryPlan {
  readonly orderId: string;
  /** Oldest first. No two steps have the same time. */
  readonly steps: readonly DeliveryStep[];
  readonly rider: Rider;
  readonly toVendor: Ride;
  readonly toCustomer: Ride;
}

/** Minimum and maximum duration of each wait, in seconds. */
const waitSeconds = {
  received: [20, 40],
  receivedByVendor: [8, 20],
  acceptedByVendor: [6, 15],
  waitingForTransport: [60, 150],
  assigned: [10, 25],
  pickUp: [150, 300],
  pickedUp: [20, 45],
  handOver: [50, 100],
} as const;

/**
 * Metres of road before the destination at which a rider counts as near. On a short ride, a third of the
 * route counts instead.
 */
const nearMetres = 320;

/**
 * Plans a delivery through the statuses of specification 001, section 4. The plan is deterministic for an
 * order and a city. A pre-order stays RECEIVED until the delivery must start to arrive at `preorderedFor`.
 */
export const planDelivery = (order: OrderToDeliver, city: City): DeliveryPlan => {
  const random = createRandom(hashSeed(order.orderId));
  const randomWait = (kind: keyof typeof waitSeconds): number => {
    const [min, max] = waitSeconds[kind];
    return Math.round(random.between(min, max) * 1000);
  };
  const [received, receivedByVendor, acceptedByVendor, waiting, assigned] = [
    randomWait('received'),
    randomWait('receivedByVendor'),
    randomWait('acceptedByVendor'),
    randomWait('waitingForTransport'),
    randomWait('assigned'),
  ];
  const [pickUp, pickedUp, handOver] = [randomWait('pickUp'), randomWait('pickedUp'), randomWait('handOver')];
  const approach = findApproach(city, order.vendor, random);
  const approachPacing = paceRoute(approach, random);
  const delivery = findRoute(city, order.vendor, order.customer);
  const deliveryPacing = paceRoute(delivery, random);
  const approachDuration = approachPacing[approachPacing.length - 1] as number;
  const deliveryDuration = deliveryPacing[deliveryPacing.length - 1] as number;

  const initialStatus = order.acceptedStatus ?? 'RECEIVED';
  const receivedAt = initialStatus === 'RECEIVED' ? order.createdAt : order.createdAt + 2000;
  const totalDuration =
    received +
    receivedByVendor +
    acceptedByVendor +
    waiting +
    assigned +
    approachDuration +
    pickUp +
    pickedUp +
    deliveryDuration +
    handOver;
  const startDelay =
    order.preorderedFor === null ? 0 : Math.max(0, order.preorderedFor - receivedAt - totalDuration);

  const receivedByVendorAt = receivedAt + startDelay + received;
  const acceptedByVendorAt = receivedByVendorAt + receivedByVendor;
  const waitingAt = acceptedByVendorAt + acceptedByVendor;
  const assignedAt = waitingAt + waiting;
  const setOffAt = assignedAt + assigned;
  const toVendor = createRide(approach, approachPacing, setOffAt);
  const pickedUpAt = toVendor.endsAt + pickUp;
  const leftAt = pickedUpAt + pickedUp;
  const toCustomer = createRide(delivery, deliveryPacing, leftAt);

  // A very short ride is near from its start. The extra second keeps the steps distinct.
  const nearAt = (ride: Ride): number =>
    Math.max(ride.startsAt + 1000, timeWithRemaining(ride, Math.min(nearMetres, ride.route.length / 3)));
  const steps: DeliveryStep[] = [
    { status: 'RECEIVED', at: receivedAt },
    { status: 'RECEIVED_BY_VENDOR', at: receivedByVendorAt },
    { status: 'ACCEPTED_BY_VENDOR', at: acceptedByVendorAt },
    { status: 'WAITING_FOR_TRANSPORT', at: waitingAt },
    { status: 'ASSIGNED_TO_TRANSPORT', at: assignedAt },
    { status: 'COURIER_ACCEPTED_DELIVERY', at: setOffAt },
    { status: 'NEAR_VENDOR', at: nearAt(toVendor) },
    { status: 'PICKED_UP', at: pickedUpAt },
    { status: 'COURIER_LEFT_VENDOR', at: leftAt },
    { status: 'NEAR_CUSTOMER', at: nearAt(toCustomer) },
    { status: 'DELIVERED', at: toCustomer.endsAt + handOver },
  ];
  return {
    orderId: order.orderId,
    steps: (initialStatus === 'RECEIVED'
      ? steps
      : [{ status: initialStatus, at: order.createdAt }, ...steps]
    ).map(({ status, at }) => ({ status, at: Math.round(at) })),
    rider: createRider(city, assignRiderId(order.orderId)),
    toVendor,
    toCustomer,
  };
};
