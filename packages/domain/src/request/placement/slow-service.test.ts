import { scopeBind } from 'effector';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FetchPort } from '../../platform/ports/fetch.ts';
import { createFakeOrderService } from '../../testing/fake-order-service.ts';
import { orderBodyFixture } from '../../testing/fixtures.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock, type VirtualClock } from '../../testing/virtual-clock.ts';
import { placeOrderFx, preloadPlacement, resumePlacementFx } from './index.ts';

beforeAll(async () => {
  await preloadPlacement();
});

const draft = { draftId: 'draft-1', vendorId: 'k4ch' };

/** Creates a service that needs `processingMs` for its first order, even if the connection breaks. */
const createSlowService = (clock: VirtualClock, honoursKeys: boolean, processingMs: number) => {
  const service = createFakeOrderService({ clock, honoursKeys });
  const processingKeys = new Set<string | null>();
  let requests = 0;
  const fetch: FetchPort = async (input, init) => {
    if (init?.method !== 'POST') return service.fetch(input, init);
    const key = new Headers(init.headers).get('idempotency-key');
    if (honoursKeys && processingKeys.has(key))
      return new Response('{"message":"still running"}', { status: 409 });
    requests += 1;
    if (requests > 1) return service.fetch(input, init);
    processingKeys.add(key);
    await clock.sleep(processingMs);
    processingKeys.delete(key);
    return service.fetch(input, init);
  };
  return { service, fetch };
};

/**
 * Closes a page 500 ms after its submission and returns what it stored. By default, the page's own clock
 * never advances.
 */
const closePageWhileSending = async (
  clock: VirtualClock,
  fetch: FetchPort,
  pageClock = createVirtualClock(clock.now()),
): Promise<Readonly<Record<string, string>>> => {
  const storage = createSharedStorage();
  const pageScope = seedScope({ clock: pageClock, storage: storage.openTab(), fetch });
  void scopeBind(placeOrderFx, { scope: pageScope })({ ...draft, body: orderBodyFixture() });
  await clock.advance(500);
  return Object.fromEntries(storage.values);
};

/** Opens a new page with the stored values and resumes the placement. */
const resumeFrom = (
  storedValues: Readonly<Record<string, string>>,
  clock: VirtualClock,
  fetch: FetchPort,
) => {
  const scope = seedScope({ clock, storage: createSharedStorage(storedValues).openTab(), fetch });
  return scopeBind(resumePlacementFx, { scope })(draft);
};

describe('a slow service', () => {
  it.each([20_000, 60_000, 150_000])(
    'creates one order when it responds 409 for %i ms',
    async (processingMs) => {
      const clock = createVirtualClock();
      const { service, fetch } = createSlowService(clock, true, processingMs);
      const place = scopeBind(placeOrderFx, { scope: seedScope({ clock, fetch }) });

      const placed = await clock.runUntil(place({ ...draft, body: orderBodyFixture() }));

      expect(service.orders.map(({ order_id: orderId }) => ({ orderId }))).toEqual([placed]);
    },
  );

  it.each([1000, 6000, 14_000])(
    'creates one order when the page reloads during %i ms of processing',
    async (processingMs) => {
      const clock = createVirtualClock();
      const { service, fetch } = createSlowService(clock, false, processingMs);
      const storedValues = await closePageWhileSending(clock, fetch);

      const resumed = await clock.runUntil(resumeFrom(storedValues, clock, fetch));
      await clock.advance(60_000);

      expect(service.orders.map(({ order_id: orderId }) => ({ orderId }))).toEqual([resumed]);
    },
  );

  it('creates one order when the closing page aborts its request', async () => {
    const clock = createVirtualClock();
    const { service, fetch } = createSlowService(clock, false, 6000);
    const brokenFetch: FetchPort = (input, init) => {
      void fetch(input, init);
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    // The page starts its look-up just before it closes.
    const closingPageClock = createVirtualClock(clock.now());
    const storedValues = await closePageWhileSending(closingPageClock, brokenFetch, closingPageClock);

    const resumed = await clock.runUntil(resumeFrom(storedValues, clock, fetch));
    await clock.advance(60_000);

    expect(service.orders.map(({ order_id: orderId }) => ({ orderId }))).toEqual([resumed]);
  });

  /** Puts the device to sleep for nine minutes between writing the record and sending the request. */
  const sleepBeforeSending = (clock: VirtualClock, fetch: FetchPort): FetchPort => {
    let hasDeviceSlept = false;
    return (input, init) => {
      if (init?.method === 'POST' && !hasDeviceSlept) {
        hasDeviceSlept = true;
        clock.jump(9 * 60_000);
      }
      return fetch(input, init);
    };
  };

  it.each([6000, 14_000, 16_500])(
    'creates one order when the device sleeps before sending and processing takes %i ms',
    async (processingMs) => {
      const clock = createVirtualClock();
      const { service, fetch } = createSlowService(clock, false, processingMs);
      const place = scopeBind(placeOrderFx, {
        scope: seedScope({ clock, fetch: sleepBeforeSending(clock, fetch) }),
      });

      const placed = await clock.runUntil(place({ ...draft, body: orderBodyFixture() }));
      await clock.advance(60_000);

      expect(service.orders.map(({ order_id: orderId }) => ({ orderId }))).toEqual([placed]);
    },
  );

  it.each([6000, 14_000, 16_500])(
    'creates one order when the page reloads after a sleep and processing takes %i ms',
    async (processingMs) => {
      const clock = createVirtualClock();
      const { service, fetch } = createSlowService(clock, false, processingMs);
      const storedValues = await closePageWhileSending(clock, sleepBeforeSending(clock, fetch));

      const resumed = await clock.runUntil(resumeFrom(storedValues, clock, fetch));
      await clock.advance(60_000);

      expect(service.orders.map(({ order_id: orderId }) => ({ orderId }))).toEqual([resumed]);
    },
  );
});
