import { createCourierFeed } from '../courier-feed.ts';
import { baseInstant, buckets, vendorId } from './protocol.ts';
import type { WireOrder } from '@saddlebag/domain/contracts';
import type { RunOptions, RenderedRow } from './protocol.ts';

/** The expected screen content after a run. */
export interface Expectation {
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly rows: readonly RenderedRow[];
}

const findBucket = ({ status }: WireOrder): string => {
  if (status === 'DELIVERED') return 'delivered';
  return ['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER'].includes(status) ? 'collected' : 'new';
};

/** Computes the expected lists by replaying the feed and sorting once at the end. Simple rather than fast. */
export const computeExpectation = ({ orders: count, updates }: RunOptions): Expectation => {
  const feed = createCourierFeed({ orders: count, baseInstant, vendorId });
  for (let update = 0; update < updates; update += 1) feed.next();
  const newestFirst = [...feed.orders].sort((a, b) => b.created_at.localeCompare(a.created_at));
  const findOrdersIn = (bucket: string): WireOrder[] =>
    newestFirst.filter((order) => findBucket(order) === bucket);
  return {
    lists: Object.fromEntries(
      buckets.map((bucket) => [bucket, findOrdersIn(bucket).map(({ order_id }) => order_id)]),
    ),
    rows: buckets.flatMap((bucket) =>
      findOrdersIn(bucket).map(({ order_id: id, status }) => ({ id, status })),
    ),
  };
};
