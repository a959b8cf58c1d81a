import { scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import type { FetchPort } from '../../platform/ports/fetch.ts';
import { createFakeOrderService } from '../../testing/fake-order-service.ts';
import { orderBodyFixture } from '../../testing/fixtures.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock, type VirtualClock } from '../../testing/virtual-clock.ts';
import { placeOrderFx, resumePlacementFx } from './index.ts';

const draft = { draftId: 'draft-1', vendorId: 'k4ch' };

/** A service that makes the first order only after so long, however the connection fares meanwhile. */
const slowService = (clock: VirtualClock, honoursKeys: boolean, workMs: number) => {
  const service = createFakeOrderService({ clock, honoursKeys });
  const atWork = new Set<string | null>();
  let requests = 0;
  const fetch: FetchPort = async (input, init) => {
    if (init?.method !== 'POST') return service.fetch(input, init);
    const key = new Headers(init.headers).get('idempotency-key');
    if (honoursKeys && atWork.has(key)) return new Response('{"message":"still running"}', { status: 409 });
    requests += 1;
    if (requests > 1) return service.fetch(input, init);
    atWork.add(key);
    await clock.sleep(workMs);
    atWork.delete(key);
    return service.fetch(input, init);
  };
  return { service, fetch };
};

/** A page that dies soon after its request has left, and what it leaves in storage. Its clock stands still, unless it is given one. */
const dieWhileSending = async (
  clock: VirtualClock,
  fetch: FetchPort,
  ownClock = createVirtualClock(clock.now()),
): Promise<Readonly<Record<string, string>>> => {
  const storage = createSharedStorage();
  const gone = seedScope({ clock: ownClock, storage: storage.openTab(), fetch });
  void scopeBind(placeOrderFx, { scope: gone })({ ...draft, body: orderBodyFixture() });
  await clock.advance(500);
  return Object.fromEntries(storage.values);
};

/** The page that is opened after it. */
const resumeFrom = (left: Readonly<Record<string, string>>, clock: VirtualClock, fetch: FetchPort) => {
  const scope = seedScope({ clock, storage: createSharedStorage(left).openTab(), fetch });
  return scopeBind(resumePlacementFx, { scope })(draft);
};

describe('a service that is slow to make the order', () => {
  it.each([20_000, 60_000, 150_000])(
    'is waited for while it says that it is at work, %i ms, and nothing is said before',
    async (workMs) => {
      const clock = createVirtualClock();
      const { service, fetch } = slowService(clock, true, workMs);
      const place = scopeBind(placeOrderFx, { scope: seedScope({ clock, fetch }) });

      const placed = await clock.runUntil(place({ ...draft, body: orderBodyFixture() }));

      expect(service.orders.map(({ order_id: orderId }) => ({ orderId }))).toEqual([placed]);
    },
  );

  it.each([1000, 6000, 14_000])(
    'is waited for after a reload, as long as the page would have waited, %i ms',
    async (workMs) => {
      const clock = createVirtualClock();
      const { service, fetch } = slowService(clock, false, workMs);
      const left = await dieWhileSending(clock, fetch);

      const resumed = await clock.runUntil(resumeFrom(left, clock, fetch));
      await clock.advance(60_000);

      expect(service.orders.map(({ order_id: orderId }) => ({ orderId }))).toEqual([resumed]);
    },
  );

  it('is waited for although the page heard its request break while it was being left', async () => {
    const clock = createVirtualClock();
    const { service, fetch } = slowService(clock, false, 6000);
    const broken: FetchPort = (input, init) => {
      void fetch(input, init);
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    // The page lives on for a moment, in which it begins to look, and then stands still.
    const leaving = createVirtualClock(clock.now());
    const left = await dieWhileSending(leaving, broken, leaving);

    const resumed = await clock.runUntil(resumeFrom(left, clock, fetch));
    await clock.advance(60_000);

    expect(service.orders.map(({ order_id: orderId }) => ({ orderId }))).toEqual([resumed]);
  });

  /** The lid is closed between the writing of the record and the leaving of the request. */
  const sleepBeforeSending = (clock: VirtualClock, fetch: FetchPort): FetchPort => {
    let hasSlept = false;
    return (input, init) => {
      if (init?.method === 'POST' && !hasSlept) {
        hasSlept = true;
        clock.leap(9 * 60_000);
      }
      return fetch(input, init);
    };
  };

  it.each([6000, 14_000, 16_500])(
    'is waited for although the device slept before the request left and the time-out rang on waking, %i ms',
    async (workMs) => {
      const clock = createVirtualClock();
      const { service, fetch } = slowService(clock, false, workMs);
      const place = scopeBind(placeOrderFx, {
        scope: seedScope({ clock, fetch: sleepBeforeSending(clock, fetch) }),
      });

      const placed = await clock.runUntil(place({ ...draft, body: orderBodyFixture() }));
      await clock.advance(60_000);

      expect(service.orders.map(({ order_id: orderId }) => ({ orderId }))).toEqual([placed]);
    },
  );

  it.each([6000, 14_000, 16_500])(
    'is waited for after a reload although the device slept before the request left, %i ms',
    async (workMs) => {
      const clock = createVirtualClock();
      const { service, fetch } = slowService(clock, false, workMs);
      const left = await dieWhileSending(clock, sleepBeforeSending(clock, fetch));

      const resumed = await clock.runUntil(resumeFrom(left, clock, fetch));
      await clock.advance(60_000);

      expect(service.orders.map(({ order_id: orderId }) => ({ orderId }))).toEqual([resumed]);
    },
  );
});
