import { scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import type { FetchPort } from '../../platform/ports/fetch.ts';
import type { KeyValueStorage } from '../../platform/ports/ports.ts';
import { createFakeOrderService } from '../../testing/fake-order-service.ts';
import { orderBodyFixture } from '../../testing/fixtures.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock, type VirtualClock } from '../../testing/virtual-clock.ts';
import { placeOrderFx, resumePlacementFx } from './index.ts';

const draft = { draftId: 'draft-1', vendorId: 'k4ch' };
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

const setUp = ({
  honoursKeys = true,
  clock = createVirtualClock(),
  storage = createSharedStorage(),
} = {}) => {
  const service = createFakeOrderService({ clock, honoursKeys });
  const open = (fetch: FetchPort = service.fetch, tab: KeyValueStorage = storage.openTab()) => {
    const scope = seedScope({ clock, storage: tab, fetch });
    return {
      scope,
      place: (body = orderBodyFixture()) =>
        clock.runUntil(scopeBind(placeOrderFx, { scope })({ ...draft, body })),
      resume: () => clock.runUntil(scopeBind(resumePlacementFx, { scope })(draft)),
    };
  };
  return { clock, service, storage, open };
};

describe('taking up what was interrupted', () => {
  /** A page that dies while its request is on the way: its storage stays as it is. */
  const die = async (
    clock: VirtualClock,
    world: ReturnType<typeof setUp>,
    fault: 'hang-before' | 'hang-after',
  ) => {
    world.service.orderFaults.push(fault);
    // Its own clock stands still from here on.
    const scope = seedScope({
      clock: createVirtualClock(clock.now()),
      storage: world.storage.openTab(),
      fetch: world.service.fetch,
    });
    void scopeBind(placeOrderFx, { scope })({ ...draft, body: orderBodyFixture() });
    await clock.advance(100);
    return createSharedStorage(Object.fromEntries(world.storage.values));
  };

  it.each(['hang-before', 'hang-after'] as const)(
    'ends on the one order after a reload during %s',
    async (fault) => {
      const clock = createVirtualClock();
      const world = setUp({ clock, honoursKeys: false });
      const left = await die(clock, world, fault);

      const resumed = await world.open(world.service.fetch, left.openTab()).resume();

      expect(world.service.orders.map(({ order_id: orderId }) => ({ orderId }))).toEqual([resumed]);
    },
  );

  it('is nothing when nothing was under way, or when the record cannot be read', async () => {
    const { open, service } = setUp({
      storage: createSharedStorage({ 'saddlebag:placement:draft-1': '{"state":"sending"}' }),
    });

    expect(await open().resume()).toBe(null);
    expect(service.createRequests).toHaveLength(0);
  });

  it('does not send an order of yesterday by itself, but finds it if it exists', async () => {
    const clock = createVirtualClock();
    const world = setUp({ clock });
    const left = await die(clock, world, 'hang-before');
    const other = setUp({ clock });
    const found = await die(clock, other, 'hang-after');
    await clock.advance(86_400_000);
    const sentBefore = world.service.createRequests.length;

    const nothing = await world.open(world.service.fetch, left.openTab()).resume();
    const something = await other.open(other.service.fetch, found.openTab()).resume();

    expect(nothing).toBe(null);
    expect(world.service.createRequests).toHaveLength(sentBefore);
    expect(something).toEqual({ orderId: other.service.orders[0]?.order_id });
  });

  it('waits for the next sign-in when the session ends in the middle of the doubt', async () => {
    const { service, open } = setUp();
    service.orderFaults.push('drop-after');
    let isSignedIn = false;
    const { place, resume } = open((input, init) =>
      init?.method === 'POST' || isSignedIn
        ? service.fetch(input, init)
        : Promise.resolve(json(401, { message: 'expired' })),
    );

    await expect(place()).rejects.toMatchObject({ kind: 'interrupted', failure: { kind: 'unauthorized' } });
    isSignedIn = true;

    expect(await resume()).toEqual({ orderId: service.orders[0]?.order_id });
    expect(service.createRequests).toHaveLength(1);
  });
});
