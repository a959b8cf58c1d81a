import { createCourierFeed } from '../courier-feed.ts';
import { baseInstant, vendorId } from './protocol.ts';
import type { CourierFeed } from '../courier-feed.ts';
import type { RunOptions, ToFeed } from './protocol.ts';

const tickMs = 4;
let prepared: { readonly feed: CourierFeed; readonly options: RunOptions } | null = null;

/** Sends what is due by the clock, so that a late timer changes nothing about the rate. */
const send = ({ feed, options }: NonNullable<typeof prepared>): void => {
  const began = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const due = Math.min(
      options.updates,
      Math.ceil(((performance.now() - began) / 1000) * options.perSecond),
    );
    for (; sent < due; sent += 1) postMessage(feed.next());
    if (sent === options.updates) clearInterval(timer);
  }, tickMs);
};

addEventListener('message', ({ data }: MessageEvent<ToFeed>) => {
  if (data.kind === 'prepare') {
    prepared = {
      feed: createCourierFeed({ orders: data.options.orders, base: baseInstant, vendorId }),
      options: data.options,
    };
    postMessage(prepared.feed.orders);
  } else if (prepared !== null) send(prepared);
});
