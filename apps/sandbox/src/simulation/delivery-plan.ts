import type { KnownOrderStatus, Point } from '@saddlebag/domain/contracts';
import { createRandom, findRoute, seedOf, type City } from '../city/index.ts';
import { instantBeforeEnd, pacedRoute, rideFrom, type DeliveryLeg } from './ride.ts';
import { approachTo, riderIdFor, riderOf, type Rider } from './riders.ts';

/** What the simulation must know of an order. Instants are unix milliseconds. */
export interface OrderToDeliver {
  readonly orderId: string;
  readonly createdAt: number;
  readonly vendor: Point;
  readonly customer: Point;
  /** When it shall be delivered; null as soon as possible. Unix milliseconds, unlike the wire's seconds. */
  readonly preorderedFor: number | null;
  /** The status in which the service took it on; RECEIVED follows when it is an earlier one. Default RECEIVED. */
  readonly acceptedStatus?: 'PAYMENT_COMMITTED' | 'NEW' | 'RECEIVED';
}

export interface DeliveryStep {
  readonly status: KnownOrderStatus;
  /** Unix milliseconds. */
  readonly at: number;
}

/** All that will happen to an order, decided when it is created. */
export interface DeliveryPlan {
  readonly orderId: string;
  /** Oldest first; no two at the same instant. */
  readonly steps: readonly DeliveryStep[];
  readonly rider: Rider;
  readonly toVendor: DeliveryLeg;
  readonly toCustomer: DeliveryLeg;
}

/** Seconds that each wait takes, from and to. */
const waits = {
  received: [20, 40],
  receivedByVendor: [8, 20],
  acceptedByVendor: [6, 15],
  waitingForTransport: [60, 150],
  assigned: [10, 25],
  pickUp: [150, 300],
  pickedUp: [20, 45],
  handOver: [50, 100],
} as const;

/** Metres of road at which a rider counts as near, or a third of a shorter ride. */
const nearMetres = 320;

/**
 * Plans a delivery along the specification's progression (specification 001, section 4).
 * The same order in the same city always gives the same plan. A pre-order stays RECEIVED until it is time
 * to start for a delivery at `preorderedFor`.
 */
export const planDelivery = (order: OrderToDeliver, city: City): DeliveryPlan => {
  const random = createRandom(seedOf(order.orderId));
  const wait = (kind: keyof typeof waits): number => {
    const [shortest, longest] = waits[kind];
    return Math.round(random.between(shortest, longest) * 1000);
  };
  const [received, receivedByVendor, acceptedByVendor, waiting, assigned] = [
    wait('received'),
    wait('receivedByVendor'),
    wait('acceptedByVendor'),
    wait('waitingForTransport'),
    wait('assigned'),
  ];
  const [pickUp, pickedUp, handOver] = [wait('pickUp'), wait('pickedUp'), wait('handOver')];
  const approach = approachTo(city, order.vendor, random);
  const approachPacing = pacedRoute(approach, random);
  const way = findRoute(city, order.vendor, order.customer);
  const wayPacing = pacedRoute(way, random);
  const approachTakes = approachPacing[approachPacing.length - 1] as number;
  const wayTakes = wayPacing[wayPacing.length - 1] as number;

  const first = order.acceptedStatus ?? 'RECEIVED';
  const receivedAt = first === 'RECEIVED' ? order.createdAt : order.createdAt + 2000;
  const untilDelivered =
    received +
    receivedByVendor +
    acceptedByVendor +
    waiting +
    assigned +
    approachTakes +
    pickUp +
    pickedUp +
    wayTakes +
    handOver;
  const rest =
    order.preorderedFor === null ? 0 : Math.max(0, order.preorderedFor - receivedAt - untilDelivered);

  const receivedByVendorAt = receivedAt + rest + received;
  const acceptedByVendorAt = receivedByVendorAt + receivedByVendor;
  const waitingAt = acceptedByVendorAt + acceptedByVendor;
  const assignedAt = waitingAt + waiting;
  const setOffAt = assignedAt + assigned;
  const toVendor = rideFrom(approach, approachPacing, setOffAt);
  const pickedUpAt = toVendor.endsAt + pickUp;
  const leftAt = pickedUpAt + pickedUp;
  const toCustomer = rideFrom(way, wayPacing, leftAt);

  // A very short ride is near from its start; a second keeps the steps apart.
  const nearOn = (leg: DeliveryLeg): number =>
    Math.max(leg.startsAt + 1000, instantBeforeEnd(leg, Math.min(nearMetres, leg.route.length / 3)));
  const steps: DeliveryStep[] = [
    { status: 'RECEIVED', at: receivedAt },
    { status: 'RECEIVED_BY_VENDOR', at: receivedByVendorAt },
    { status: 'ACCEPTED_BY_VENDOR', at: acceptedByVendorAt },
    { status: 'WAITING_FOR_TRANSPORT', at: waitingAt },
    { status: 'ASSIGNED_TO_TRANSPORT', at: assignedAt },
    { status: 'COURIER_ACCEPTED_DELIVERY', at: setOffAt },
    { status: 'NEAR_VENDOR', at: nearOn(toVendor) },
    { status: 'PICKED_UP', at: pickedUpAt },
    { status: 'COURIER_LEFT_VENDOR', at: leftAt },
    { status: 'NEAR_CUSTOMER', at: nearOn(toCustomer) },
    { status: 'DELIVERED', at: toCustomer.endsAt + handOver },
  ];
  return {
    orderId: order.orderId,
    steps: (first === 'RECEIVED' ? steps : [{ status: first, at: order.createdAt }, ...steps]).map(
      ({ status, at }) => ({ status, at: Math.round(at) }),
    ),
    rider: riderOf(city, riderIdFor(order.orderId)),
    toVendor,
    toCustomer,
  };
};
