import type { WireOrder } from '@saddlebag/domain/contracts';
import type { City } from '../city/index.ts';
import {
  planDelivery,
  deliveryStateAt,
  findNextChange,
  type DeliveryPlan,
  type DeliveryState,
} from '../simulation/index.ts';
import type { StoredOrder } from '../store/tables.ts';
import { insertModifications } from './insert-modifications.ts';
import { toSimulatedTime, toServiceTime } from './simulated-time.ts';

const minuteMs = 60_000;

/** Plans the delivery of an order. The plan only depends on the order, so it is the same after a restart. */
export const planOrderDelivery = (order: StoredOrder, city: City): DeliveryPlan => {
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

/**
 * Returns when the ETA next decreases by a minute, in simulated unix milliseconds. Null if it will not
 * decrease.
 */
const nextEtaChange = (plan: DeliveryPlan, { eta }: DeliveryState, at: number): number | null => {
  if (eta === null) return null;
  const arrival = eta.to_customer_minutes === null ? plan.toVendor.endsAt : plan.toCustomer.endsAt;
  const remaining = arrival - at;
  return remaining <= minuteMs ? null : at + (remaining % minuteMs || minuteMs);
};

/**
 * Updates an order to its state at `now`: status, history, rider, ETA and the time of the next change. The
 * ETA is in simulated minutes.
 */
export const progressOrder = (order: StoredOrder, plan: DeliveryPlan, now: number): StoredOrder => {
  const at = toSimulatedTime(order, now);
  const state = deliveryStateAt(plan, at);
  const changes = [findNextChange(plan, at), nextEtaChange(plan, state, at)].filter(
    (change) => change !== null,
  );
  const next = changes.length === 0 ? null : toServiceTime(order, Math.min(...changes));
  const history = insertModifications(
    state.history.map(({ status, at: stepAt }) => ({ status, at: toServiceTime(order, stepAt) })),
    { changes: order.modifiedAt, isPreorder: order.preorderedFor !== null },
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
