import type { Order } from '../../api/index.ts';
import type { OrderStatus } from '../../contracts/index.ts';
import { addMinutes } from '../../platform/time/index.ts';
import { isRiderAssigned } from '../order-book/index.ts';
import {
  connectionRule,
  kindOfStatus,
  orderRules,
  severities,
  severityOf,
  suggestedActOf,
  type AttentionAct,
  type AttentionKind,
  type OrderAttentionKind,
} from './kinds.ts';

/** One thing that needs the vendor now. */
export interface AttentionItem {
  /** The id of the order, or `connection`. */
  readonly id: string;
  readonly kind: AttentionKind;
  /** When the problem began, in Unix milliseconds of the service's clock. */
  readonly since: number;
}

export interface OrderAttention {
  readonly kind: OrderAttentionKind;
  readonly since: number;
}

/** The id of the item for the live connection. Order ids have another format. */
const connectionItemId = 'connection';

/**
 * Returns when the order entered its current run of these statuses. An interrupted problem therefore starts
 * again. Without a history entry, returns the time of creation.
 */
const startOfRun = (order: Order, statuses: ReadonlySet<OrderStatus>): number => {
  const before = order.history.findLastIndex(({ status }) => !statuses.has(status));
  return order.history[before + 1]?.at ?? order.createdAt;
};

const failedKinds: ReadonlySet<OrderAttentionKind> = new Set(['payment-failed', 'stalled']);

/**
 * Returns why an order needs the vendor, or null. A scheduled order counts as waiting for a rider only from its
 * delivery time on. Failed orders of earlier days are left alone.
 * @param now Unix milliseconds of the service's clock
 * @param today first instant of the day in the market's time zone, in Unix milliseconds
 */
export const attentionOf = (
  order: Order,
  now: number,
  today = Number.NEGATIVE_INFINITY,
): OrderAttention | null => {
  const kind = kindOfStatus(order.status);
  if (kind === null) return null;
  const { statuses, afterMinutes } = orderRules[kind];
  const start = startOfRun(order, statuses);
  if (failedKinds.has(kind) && start < today) return null;
  if (kind === 'no-rider' && isWithRider(order)) return null;
  const since = kind === 'no-rider' ? Math.max(start, order.preorderedFor ?? start) : start;
  // Without a delay, do not compare the times: the service's clock is known only to about two seconds.
  return afterMinutes === 0 || now >= addMinutes(since, afterMinutes) ? { kind, since } : null;
};

/** True if a modified order keeps its rider. In all other riderless statuses the service has taken the rider off. */
const isWithRider = (order: Order): boolean =>
  order.status === 'MODIFIED' && (order.rider !== null || isRiderAssigned(order));

/** Returns the item of a connection that was lost at `lostAt`, or null while a reconnection is still likely. */
export const connectionAttention = (lostAt: number | null, now: number): AttentionItem | null =>
  lostAt !== null && now >= addMinutes(lostAt, connectionRule.afterMinutes)
    ? { id: connectionItemId, kind: 'disconnected', since: lostAt }
    : null;

/** Returns the act for an item. Without a rider to call, the vendor opens the order. */
export const actOf = (kind: AttentionKind, order: Order | undefined): AttentionAct => {
  const act = suggestedActOf(kind);
  return act === 'call-rider' && !order?.rider ? 'open' : act;
};

/** Compares items: most severe first, then oldest first. Ids make the result independent of the input order. */
export const compareAttention = (one: AttentionItem, other: AttentionItem): number =>
  severities.indexOf(severityOf(one.kind)) - severities.indexOf(severityOf(other.kind)) ||
  one.since - other.since ||
  (one.id < other.id ? -1 : 1);
