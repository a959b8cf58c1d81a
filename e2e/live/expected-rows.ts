import type { WireOrder } from '@saddlebag/domain/contracts';

/** A row of the order list: the heading of a bucket with the number of its orders, or an order. */
export type ExpectedRow =
  | { readonly kind: 'heading'; readonly bucket: string; readonly size: number }
  | { readonly kind: 'order'; readonly id: string; readonly status: string };

/** The buckets of the orders that the feed and the demo data contain, in display order. */
const buckets = ['new', 'collected', 'delivered', 'cancelled'] as const;

const bucketOf = ({ status }: WireOrder): (typeof buckets)[number] => {
  if (status === 'CANCELLED' || status === 'DELIVERED')
    return status === 'DELIVERED' ? 'delivered' : 'cancelled';
  return ['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER'].includes(status) ? 'collected' : 'new';
};

/** Midnight in Dhaka, as hours of a day in UTC. */
const midnightHour = 18;
const dayMs = 24 * 3_600_000;

const startOfToday = (now: number): number => {
  const offset = midnightHour * 3_600_000;
  return Math.floor((now - offset) / dayMs) * dayMs + offset;
};

/**
 * Computes the rows that the tracking screen must show for the orders of the service, top to bottom. It sorts all
 * of them, without any code of the portal.
 */
export const computeExpectedRows = (orders: readonly WireOrder[], now: number): readonly ExpectedRow[] => {
  const today = startOfToday(now);
  const newestFirst = orders
    .filter(({ created_at }) => Date.parse(created_at) >= today)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || a.order_id.localeCompare(b.order_id));
  return buckets.flatMap((bucket): readonly ExpectedRow[] => {
    const rows = newestFirst
      .filter((order) => bucketOf(order) === bucket)
      .map(({ order_id: id, status }) => ({ kind: 'order' as const, id, status }));
    return rows.length === 0 ? [] : [{ kind: 'heading', bucket, size: rows.length }, ...rows];
  });
};

/** Describes the first row that differs. Returns null if all rows are equal. */
export const describeDifference = (
  shown: readonly ExpectedRow[],
  expected: readonly ExpectedRow[],
): string | null => {
  const index = expected.findIndex(
    (row, position) => JSON.stringify(row) !== JSON.stringify(shown[position]),
  );
  return index === -1 && shown.length === expected.length
    ? null
    : `row ${index} is ${JSON.stringify(shown[index])} instead of ${JSON.stringify(expected[index])}, ${shown.length} of ${expected.length} rows`;
};
