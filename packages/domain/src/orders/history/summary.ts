import type { Order } from '../../api/index.ts';
import { fromMinor, toMinor } from '../../platform/money/index.ts';
import { statusGroups } from '../order-book/index.ts';
import { addDays, dayOf, type Day } from './days.ts';

/** Figures about a list of orders. */
export interface HistorySummary {
  /** The number of orders of each day, oldest first. Includes days without orders between the others. */
  readonly days: readonly { readonly day: Day; readonly count: number }[];
  /** Minutes from the request to the delivery. Null if no order counts. */
  readonly deliveryMinutes: { readonly median: number; readonly percentile90: number } | null;
  readonly cancelledCount: number;
  /** The delivery fees of all orders that were not cancelled, in major units. */
  readonly fees: number;
}

/** Returns the value below or at which a share of the sorted values lies (nearest rank). */
const percentileOf = (sorted: readonly number[], share: number): number | null =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;

/** Returns the minutes of a delivery. Null for a scheduled order, whose duration the vendor chose. */
const deliveryMinutesOf = ({ createdAt, history, preorderedFor }: Order): number | null => {
  const delivered = history.findLast(({ status }) => status === 'DELIVERED');
  return delivered && preorderedFor === null ? (delivered.at - createdAt) / 60_000 : null;
};

const countByDay = (orders: readonly Order[], timeZone: string): HistorySummary['days'] => {
  const counts = new Map<Day, number>();
  for (const { createdAt } of orders) {
    const day = dayOf(createdAt, timeZone);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const [first, ...others] = [...counts.keys()].sort();
  const last = others.at(-1) ?? first;
  const days: { day: Day; count: number }[] = [];
  for (let day = first; day !== undefined && last !== undefined && day <= last; day = addDays(day, 1))
    days.push({ day, count: counts.get(day) ?? 0 });
  return days;
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
  const isCancelled = ({ status }: Order) => statusGroups.cancelled.has(status);
  const fees = orders
    .filter((order) => !isCancelled(order))
    .reduce((sum, { deliveryFee }) => sum + toMinor(deliveryFee, currency), 0);
  return {
    days: countByDay(orders, timeZone),
    deliveryMinutes: median === null || percentile90 === null ? null : { median, percentile90 },
    cancelledCount: orders.filter(isCancelled).length,
    fees: fromMinor(fees, currency),
  };
};
