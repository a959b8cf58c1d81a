import { createCourierFeed } from '../courier-feed.ts';
import { baseInstant, buckets, vendorId } from './protocol.ts';
import type { WireOrder } from '@saddlebag/domain/contracts';
import type { RunOptions, ShownRow } from './protocol.ts';

/** What has to be on the screen after a run. */
export interface Expectation {
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly rows: readonly ShownRow[];
}

const bucketOf = ({ status }: WireOrder): string => {
  if (status === 'DELIVERED') return 'delivered';
  return ['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER'].includes(status) ? 'collected' : 'new';
};

/** Plays the feed without a page and sorts everything at the end: too slow to show, too simple to be wrong. */
export const expectedAfter = ({ orders: count, updates }: RunOptions): Expectation => {
  const feed = createCourierFeed({ orders: count, base: baseInstant, vendorId });
  for (let update = 0; update < updates; update += 1) feed.next();
  const newestFirst = [...feed.orders].sort((a, b) => b.created_at.localeCompare(a.created_at));
  const ordersIn = (bucket: string): WireOrder[] => newestFirst.filter((order) => bucketOf(order) === bucket);
  return {
    lists: Object.fromEntries(
      buckets.map((bucket) => [bucket, ordersIn(bucket).map(({ order_id }) => order_id)]),
    ),
    rows: buckets.flatMap((bucket) => ordersIn(bucket).map(({ order_id: id, status }) => ({ id, status }))),
  };
};
