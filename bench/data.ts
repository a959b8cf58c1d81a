import { createHash } from 'node:crypto';
import { createCourierFeed } from './courier-feed.ts';

/** Names the data of a run, so that two runs are known to compare like with like. */
export const dataChecksum = (): string => {
  const feed = createCourierFeed({ orders: 50, base: 0 });
  const hash = createHash('sha256');
  for (const order of feed.orders) hash.update(JSON.stringify(order));
  for (let index = 0; index < 200; index += 1) hash.update(feed.next());
  return hash.digest('hex').slice(0, 6);
};
