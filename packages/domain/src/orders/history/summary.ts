import type { Order } from '../../api/index.ts';
import { fromMinor } from '../../platform/money/index.ts';
import { statusGroups } from '../order-book/index.ts';
import { dueMinorOf } from './day-sheet.ts';
import { addDays, dayOf, type Day } from './days.ts';

/** Figures about the orders of one day. */
interface DaySummary {
  readonly day: Day;
  readonly count: number;
  /** What the vendor pays for them, in major units. */
  readonly spend: number;
}

/** How many orders were cancelled for a reason. */
interface ReasonCount {
  /** A code of the specification, or a text of the service. Null if the service gives no reason. */
  readonly reason: string | null;
  readonly count: number;
}

/** Figures about a list of orders. */
export interface HistorySummary {
  /** Oldest first. Includes days without orders between the others. */
  readonly days: readonly DaySummary[];
  /** Minutes from the request to the delivery. Null if no order counts. */
  readonly deliveryMinutes: { readonly median: number; readonly percentile90: number } | null;
  readonly cancelledCount: number;
  /** The most frequent reason first. */
  readonly cancellations: readonly ReasonCount[];
  /** What the vendor pays: delivery fees without refunds, in major units. */
  readonly spend: number;
}

/** Returns the value below or at which a share of the sorted values lies (nearest rank). */
const percentileOf = (sorted: readonly number[], share: number): number | null =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;

/** Returns the minutes of a delivery. Null for a scheduled order, whose duration the vendor chose. */
const deliveryMinutesOf = ({ createdAt, history, preorderedFor }: Order): number | null => {
  const delivered = history.findLast(({ status }) => status === 'DELIVERED');
  return delivered && preorderedFor === null ? (delivered.at - createdAt) / 60_000 : null;
};

const summarizeDays = (
  orders: readonly Order[],
  timeZone: string,
  currency: string,
): readonly DaySummary[] => {
  const totals = new Map<Day, { count: number; spend: number }>();
  for (const order of orders) {
    const day = dayOf(order.createdAt, timeZone);
    const { count, spend } = totals.get(day) ?? { count: 0, spend: 0 };
    totals.set(day, { count: count + 1, spend: spend + dueMinorOf(order, currency) });
  }
  const [first, ...others] = [...totals.keys()].sort();
  const last = others.at(-1) ?? first;
  const days: DaySummary[] = [];
  for (let day = first; day !== undefined && last !== undefined && day <= last; day = addDays(day, 1)) {
    const { count, spend } = totals.get(day) ?? { count: 0, spend: 0 };
    days.push({ day, count, spend: fromMinor(spend, currency) });
  }
  return days;
};

const countReasons = (cancelled: readonly Order[]): readonly ReasonCount[] => {
  const counts = new Map<string | null, number>();
  for (const { cancellation } of cancelled) {
    const reason = cancellation?.reason ?? null;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((one, other) => other.count - one.count);
};

/** Summarizes orders in the time zone and currency (ISO 4217) of the vendor. */
export const summarize = (
  orders: readonly Order[],
  { timeZone, currency }: { readonly timeZone: string; readonly currency: string },
): HistorySummary => {
  const minutes = orders
    .map(deliveryMinutesOf)
    .filter((value) => value !== null)
    .sort((one, other) => one - other);
  const median = percentileOf(minutes, 0.5);
  const percentile90 = percentileOf(minutes, 0.9);
  const cancelled = orders.filter(({ status }) => statusGroups.cancelled.has(status));
  const spend = orders.reduce((sum, order) => sum + dueMinorOf(order, currency), 0);
  return {
    days: summarizeDays(orders, timeZone, currency),
    deliveryMinutes: median === null || percentile90 === null ? null : { median, percentile90 },
    cancelledCount: cancelled.length,
    cancellations: countReasons(cancelled),
    spend: fromMinor(spend, currency),
  };
};
