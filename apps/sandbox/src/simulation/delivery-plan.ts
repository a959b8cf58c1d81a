import type { KnownOrderStatus, Point, WireOrder } from '@saddlebag/domain/contracts';
import type { City, Route } from '../city/index.ts';

/** The rider as an order carries it on the wire. */
export type Rider = NonNullable<WireOrder['rider']>;

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

/** A ride along streets. */
export interface DeliveryLeg {
  readonly route: Route;
  /** Unix milliseconds at each point of the route. */
  readonly times: readonly number[];
  readonly startsAt: number;
  readonly endsAt: number;
}

/** All that will happen to an order, decided when it is created. */
export interface DeliveryPlan {
  readonly orderId: string;
  readonly steps: readonly DeliveryStep[];
  readonly rider: Rider;
  readonly toVendor: DeliveryLeg;
  readonly toCustomer: DeliveryLeg;
}

/** Plans a delivery. The same order in the same city always gives the same plan. */
export const planDelivery = (order: OrderToDeliver, city: City): DeliveryPlan => {
  throw new Error(`${order.orderId} ${city.name}`);
};
