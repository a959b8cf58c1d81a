import type { KnownOrderStatus, Point, WireOrder } from '@saddlebag/domain/contracts';
import type { DeliveryPlan, DeliveryStep, Rider } from './delivery-plan.ts';

export interface RiderPosition {
  readonly point: Point;
  /** Degrees clockwise from north. */
  readonly bearing: number;
}

/** A delivery at one instant. */
export interface DeliveryState {
  readonly status: KnownOrderStatus;
  /** The steps so far, oldest first, the present one last. */
  readonly history: readonly DeliveryStep[];
  /** The rider, from ASSIGNED_TO_TRANSPORT on. */
  readonly rider: Rider | null;
  /** Where the rider is, from ASSIGNED_TO_TRANSPORT on; where it stopped, once delivered. */
  readonly position: RiderPosition | null;
  /** Whole minutes from now, at least 1 while under way, in the wire's shape. */
  readonly eta: NonNullable<WireOrder['eta']> | null;
}

/** The delivery as it stands at `now` (unix milliseconds). Before the order is created: its first step. */
export const stateAt = (plan: DeliveryPlan, now: number): DeliveryState => {
  throw new Error(`${plan.orderId} ${now}`);
};

/** When the status changes next after `now`; null once it is delivered. */
export const nextChangeAt = (plan: DeliveryPlan, now: number): number | null => {
  throw new Error(`${plan.orderId} ${now}`);
};
