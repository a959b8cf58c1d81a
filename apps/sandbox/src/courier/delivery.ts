import type { WireOrder } from '@saddlebag/domain/contracts';
import type { City } from '../city/index.ts';
import {
  planDelivery,
  stateAt,
  nextChangeAt,
  type DeliveryPlan,
  type DeliveryState,
} from '../simulation/index.ts';
import type { StoredOrder } from '../store/tables.ts';
import { modifiedHistory } from './modified-history.ts';
import { toCourierTime, toServiceTime } from './pace.ts';

const minute = 60_000;

/** Plans the delivery of an order. The plan follows from the order alone, so a restarted service makes the same one. */
export const planFor = (order: StoredOrder, city: City): DeliveryPlan => {
  const { latitude, longitude } = order.wire.customer.location;
  return planDelivery(
    {
      orderId: order.id,
      createdAt: order.createdAt,
      vendor: order.vendorPoint,
      customer: { latitude, longitude },
      preorderedFor: order.preorderedFor,
    },
    city,
  );
};

/** When the minutes to the vendor or the customer get one fewer, in the courier's time; null when none are known. */
const nextMinuteAt = (plan: DeliveryPlan, { eta }: DeliveryState, at: number): number | null => {
  if (eta === null) return null;
  const arrival = eta.to_customer_minutes === null ? plan.toVendor.endsAt : plan.toCustomer.endsAt;
  const left = arrival - at;
  return left <= minute ? null : at + (left % minute || minute);
};

/**
 * The order as the courier has it at `now`: status, history, rider and minutes (in the courier's time, as a rider would
 * tell them), and when that changes next.
 */
export const progress = (order: StoredOrder, plan: DeliveryPlan, now: number): StoredOrder => {
  const at = toCourierTime(order, now);
  const state = stateAt(plan, at);
  const changes = [nextChangeAt(plan, at), nextMinuteAt(plan, state, at)].filter((change) => change !== null);
  const next = changes.length === 0 ? null : toServiceTime(order, Math.min(...changes));
  const history = modifiedHistory(
    state.history.map(({ status, at: since }) => ({ status, at: toServiceTime(order, since) })),
    order.modifiedAt,
  );
  const wire: WireOrder = {
    ...order.wire,
    updated_at: new Date(now).toISOString(),
    status: history.at(-1)?.status ?? state.status,
    status_history: history.map((step) => ({
      status: step.status,
      created_at: new Date(step.at).toISOString(),
    })),
    rider: state.rider,
    eta: state.eta,
  };
  return { ...order, nextChangeAt: next === null ? null : Math.max(next, now + 1), wire };
};
