import { createCourierFeed } from '../courier-feed.ts';
import { baseInstant, vendorId } from './protocol.ts';
import type { CourierFeed } from '../courier-feed.ts';
import type { RunOptions, FeedCommand } from './protocol.ts';

const tickMs = 4;
let prepared: { readonly feed: CourierFeed; readonly options: RunOptions } | null = null;

/**
 * Sends updates at a fixed rate. Each tick sends all updates due by the clock, so late timers do not lower
 * the rate.
 */
const startSending = ({ feed, options }: NonNullable<typeof prepared>): void => {
  const startedAt = performance.now();
  let sentCount = 0;
  const timer = setInterval(() => {
    const dueCount = Math.min(
      options.updates,
      Math.ceil(((performance.now() - startedAt) / 1000) * options.updatesPerSecond),
    );
    for (; sentCount < dueCount; sentCount += 1) postMessage(feed.next());
    if (sentCount === options.updates) clearInterval(timer);
  }, tickMs);
};

addEventListener('message', ({ data }: MessageEvent<FeedCommand>) => {
  if (data.kind === 'prepare') {
    prepared = {
      feed: createCourierFeed({ orders: data.options.orders, baseInstant, vendorId }),
      options: data.options,
    };
    postMessage(prepared.feed.orders);
  } else if (prepared !== null) startSending(prepared);
});
