import { createHash } from 'node:crypto';
import { createCourierFeed } from './courier-feed.ts';

/**
 * Returns a short checksum of the generated data. Results are comparable only between runs with equal
 * checksums.
 */
export const dataChecksum = (): string => {
  const feed = createCourierFeed({ orders: 50, baseInstant: 0 });
  const hash = createHash('sha256');
  for (const order of feed.orders) hash.update(JSON.stringify(order));
  for (let index = 0; index < 200; index += 1) hash.update(feed.next());
  return hash.digest('hex').slice(0, 6);
};
