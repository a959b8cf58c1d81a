import { scopeBind } from 'effector';
import { beforeAll, describe, expect, it } from 'vitest';
import { jsonResponse } from '../../testing/scripted-service.ts';
import { orderBodyFixture } from '../../testing/fixtures.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock, type VirtualClock } from '../../testing/virtual-clock.ts';
import { placeOrderFx, preloadPlacement } from './index.ts';
import { writeRecord } from './placement-record.ts';
import { draft, placeWithFakeService } from './test/place-with-fake-service.ts';

beforeAll(async () => {
  await preloadPlacement();
});

describe('resuming an interrupted placement', () => {
  /** Closes a page while its request is in flight. Returns the storage that it leaves behind. */
  const closePageWhileSending = async (
    clock: VirtualClock,
    setup: ReturnType<typeof placeWithFakeService>,
    fault: 'hang-before' | 'hang-after',
  ) => {
    setup.service.orderFaults.push(fault);
    // The closed page has a clock of its own that never advances.
    const scope = seedScope({
      clock: createVirtualClock(clock.now()),
      storage: setup.storage.openTab(),
      fetch: setup.service.fetch,
    });
    void scopeBind(placeOrderFx, { scope })({ ...draft, body: orderBodyFixture() });
    await clock.advance(100);
    return createSharedStorage(Object.fromEntries(setup.storage.values));
  };

  it.each(['hang-before', 'hang-after'] as const)(
    'creates one order and returns it after a reload during the fault "%s"',
    async (fault) => {
      const clock = createVirtualClock();
      const setup = placeWithFakeService({ clock, honoursKeys: false });
      const storage = await closePageWhileSending(clock, setup, fault);

      const resumed = await setup.open(setup.service.fetch, storage.openTab()).resume();

      expect(setup.service.orders.map(({ order_id: orderId }) => ({ orderId }))).toEqual([resumed]);
    },
  );

  it('ignores a placement that another tab starts while the placement code loads', async () => {
    const { storage, open } = placeWithFakeService();
    const otherTab = storage.openTab();

    const resumed = open().resume();
    writeRecord(otherTab, draft.draftId, { state: 'confirmed', orderId: 'k4ch-000042' });

    expect(await resumed).toBe(null);
  });

  it('returns null when the record is unreadable', async () => {
    const { open, service } = placeWithFakeService({
      storage: createSharedStorage({ 'saddlebag:placement:draft-1': '{"state":"sending"}' }),
    });

    expect(await open().resume()).toBe(null);
    expect(service.createRequests).toHaveLength(0);
  });

  it('finds the order after a day, and sends nothing if there is none', async () => {
    const clock = createVirtualClock();
    const setup = placeWithFakeService({ clock });
    const storage = await closePageWhileSending(clock, setup, 'hang-before');
    const otherSetup = placeWithFakeService({ clock });
    const otherStorage = await closePageWhileSending(clock, otherSetup, 'hang-after');
    await clock.advance(86_400_000);
    const requestCount = setup.service.createRequests.length;

    const resumed = await setup.open(setup.service.fetch, storage.openTab()).resume();
    const otherResumed = await otherSetup.open(otherSetup.service.fetch, otherStorage.openTab()).resume();

    expect(resumed).toBe(null);
    expect(setup.service.createRequests).toHaveLength(requestCount);
    expect(otherResumed).toEqual({ orderId: otherSetup.service.orders[0]?.order_id });
  });

  it('finds the order after the next sign-in when the session ends during the look-up', async () => {
    const { service, open } = placeWithFakeService();
    service.orderFaults.push('drop-after');
    let isSignedIn = false;
    const { place, resume } = open((input, init) =>
      init?.method === 'POST' || isSignedIn
        ? service.fetch(input, init)
        : Promise.resolve(jsonResponse(401, { message: 'expired' })),
    );

    await expect(place()).rejects.toMatchObject({ kind: 'interrupted', failure: { kind: 'unauthorized' } });
    isSignedIn = true;

    expect(await resume()).toEqual({ orderId: service.orders[0]?.order_id });
    expect(service.createRequests).toHaveLength(1);
  });
});
