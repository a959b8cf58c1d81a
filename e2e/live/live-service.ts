import { setTimeout as sleep } from 'node:timers/promises';
import { startSandbox } from '@saddlebag/sandbox/node';
import type { WireOrder } from '@saddlebag/domain/contracts';
import { createCourierFeed } from '../../bench/courier-feed.ts';
import { vendorId } from './protocol.ts';
import type { LiveAnswer, LiveCommand } from './protocol.ts';

/**
 * A sandbox in its own process, whose riders are replaced by a feed of updates. The sandbox's riders cannot change
 * thousands of orders a second. The store, the calls and the socket are the sandbox's own.
 *
 * `ORDERS` is the number of orders and `PORT` the port. `SANDBOX_DATA` and `PORTAL_FOLDER` are the folders of the data
 * and the portal.
 */
const orderCount = Number(process.env['ORDERS']);
/** Noon in Dhaka, so that all orders are from the same day. */
const startTimeOfDay = 6 * 3_600_000;
/** Milliseconds between two ticks at most, so that drops happen in time. */
const maxTickMs = 40;
const minTickMs = 4;

const sandbox = await startSandbox({
  // 0 picks a free port.
  port: Number(process.env['PORT'] ?? 0),
  dataFolder: process.env['SANDBOX_DATA'] ?? '.',
  portalFolder: process.env['PORTAL_FOLDER'] ?? 'apps/portal/dist',
  startTimeOfDay,
});
const { service } = sandbox;
service.settings.change({ courier: 'paused', sockets_per_address: 2000 });
const vendor = service.store.find('vendor', vendorId);
if (vendor === undefined)
  throw new Error(
    `The sandbox has no vendor ${vendorId}, so it has no orders to update. Check the demo data.`,
  );

const feed = createCourierFeed({
  orders: orderCount,
  baseInstant: Math.floor(service.clock.now() / 1000) * 1000,
  // A series of its own, because the vendor has demo orders.
  vendorId: `${vendorId.slice(0, 3)}l`,
});

const toChange = (wire: WireOrder) => ({
  table: 'order' as const,
  record: {
    id: wire.order_id,
    vendorId,
    groupId: vendor.groupId,
    accountId: vendor.accountId,
    country: vendor.country,
    vendorPoint: vendor.point,
    createdAt: Date.parse(wire.created_at),
    preorderedFor: null,
    speed: 1,
    nextChangeAt: null,
    wire: { ...wire, vendor_id: vendorId },
  },
});
// The feed changes its orders in place.
service.store.save(structuredClone(feed.orders).map(toChange));

const readUpdate = (text: string): WireOrder => (JSON.parse(text) as { readonly data: WireOrder }).data;
/** Saves the next updates of the feed and sends them to the sockets. Returns the ids of the orders. */
const updateNext = (count: number): readonly string[] => {
  const updates = Array.from({ length: count }, () => readUpdate(feed.next()));
  service.save(updates.map(toChange));
  return updates.map(({ order_id }) => order_id);
};
/** Breaks every connection instead of sending the next update. */
const breakSockets = (): void => service.faults.add({ path: 'socket', times: 1, fault: { kind: 'drop' } });

/** Each tick sends all updates that are due by the clock, so that late timers do not lower the rate. */
const run = async (options: Extract<LiveCommand, { kind: 'run' }>): Promise<LiveAnswer> => {
  const total = options.updatesPerSecond * options.seconds;
  const startedAt = performance.now();
  const elapsed = (): number => performance.now() - startedAt;
  let [sent, broken] = [0, 0];
  while (sent < total) {
    const share = Math.min(1, elapsed() / (options.seconds * 1000));
    if (broken < Math.min(options.drops, Math.floor(share * (options.drops + 1)))) {
      broken += 1;
      breakSockets();
    }
    const due = Math.ceil(share * total) - sent;
    if (due > 0) updateNext(due);
    sent += due;
    await sleep(Math.min(maxTickMs, Math.max(minTickMs, 1000 / options.updatesPerSecond)));
  }
  return { kind: 'ran', updates: sent, ms: elapsed() };
};

const obey = async (command: LiveCommand): Promise<LiveAnswer> => {
  if (command.kind === 'run') return run(command);
  breakSockets();
  return { kind: 'killed', changed: [...new Set(updateNext(command.updates))] };
};

const answer = (message: LiveAnswer): void => void process.send?.(message);
process.on('message', (command: LiveCommand | string) => {
  // Texts are for the probe of the benchmarks.
  if (typeof command !== 'string') void obey(command).then(answer);
});
answer({ kind: 'ready', url: sandbox.url });
