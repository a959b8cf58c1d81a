import { describe, expect, it } from 'vitest';
import type { Order } from '../../api/entities.ts';
import { listRiderPositionsFx, type RiderPositionsQuery } from '../../api/riders.ts';
import { orderFixture, riderFixture } from '../../testing/fixtures.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createSharedTabs } from '../../testing/shared-tabs.ts';
import { $openRiders, overviewClosed, overviewOpened, trackingClosed } from './index.ts';
import { noon, reject, trackingScreen } from './test/tracking-screen.ts';

const riderOf = (id: string) => ({ id, name: `Rafi ${id}`, phoneNumber: '+8801700000000' });
const ridden = (id: string, riderId: string, changes: Partial<Order> = {}) =>
  orderFixture({
    id,
    status: 'PICKED_UP',
    createdAt: noon,
    updatedAt: noon,
    rider: riderOf(riderId),
    ...changes,
  });

interface ServiceOptions {
  /** The service lists these riders. */
  readonly riderIds?: readonly string[];
  readonly canRead?: (call: number) => boolean;
  readonly failure?: number;
}

/** Opens the overview of these orders. Each rider moves 0.001° north with each reading. */
const overview = (
  orders: readonly Order[],
  { riderIds = ['r1', 'r2'], canRead = () => true, failure = 500 }: ServiceOptions = {},
  ports: Parameters<typeof trackingScreen>[2] = {},
) => {
  const queries: RiderPositionsQuery[] = [];
  const screen = trackingScreen(
    orders,
    [
      [
        listRiderPositionsFx,
        (query: RiderPositionsQuery) => {
          queries.push(query);
          if (!canRead(queries.length)) return reject(failure);
          return riderIds.map((riderId) =>
            riderFixture({
              riderId,
              bearing: null,
              updatedAt: screen.clock.now(),
              point: { latitude: 23 + queries.length / 1000, longitude: 90 },
            }),
          );
        },
      ],
    ],
    ports,
  );
  return {
    ...screen,
    riderQueries: queries,
    show: async () => {
      await screen.open();
      await screen.fire(overviewOpened);
    },
    riders: () => screen.scope.getState($openRiders),
  };
};

describe('the riders on the overview', () => {
  it('shows each rider of an open order once, at the position of one call for all', async () => {
    const { show, riders, riderQueries } = overview([
      ridden('a', 'r1'),
      ridden('b', 'r2', { status: 'ASSIGNED_TO_TRANSPORT' }),
      ridden('c', 'r1'),
    ]);
    await show();

    expect(riderQueries).toEqual([{ vendorId: 'k4ch', includeOutlets: false }]);
    expect(riders()).toEqual([
      expect.objectContaining({
        id: 'r1',
        name: 'Rafi r1',
        orderId: 'a',
        point: { latitude: 23.001, longitude: 90 },
      }),
      expect.objectContaining({ id: 'r2', name: 'Rafi r2', orderId: 'b' }),
    ]);
  });

  it.each(['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT'] as const)(
    'neither shows nor requests the rider of an order in %s, whose map is hidden',
    async (status) => {
      const { show, riders, riderQueries } = overview([ridden('a', 'r1', { status })]);
      await show();

      expect([riders(), riderQueries]).toEqual([[], []]);
    },
  );

  it('ignores positions of riders that no listed order has', async () => {
    const { show, riders } = overview([ridden('a', 'r1')], { riderIds: ['r1', 'stranger'] });
    await show();

    expect(riders().map(({ id }) => id)).toEqual(['r1']);
  });

  it('polls every 2 s and derives the heading from the last two points', async () => {
    const { show, clock, riders, riderQueries } = overview([ridden('a', 'r1')]);
    await show();
    expect(riders()[0]?.heading).toBeNull();

    await clock.advance(4000);

    expect(riderQueries).toHaveLength(3);
    expect(riders()[0]).toMatchObject({ heading: 0, point: { latitude: 23.003 } });
  });

  it('marks positions as stale after 30 s without a newer one, until the next one', async () => {
    const { show, clock, riders } = overview([ridden('a', 'r1')], {
      canRead: (call) => call === 1 || call > 17,
    });
    await show();
    await clock.advance(29_000);
    expect(riders()[0]?.staleAge).toBeNull();

    await clock.advance(1000);
    expect(riders()[0]?.staleAge).toEqual({ seconds: 30, isStale: true });

    await clock.advance(6000);
    expect(riders()[0]?.staleAge).toBeNull();
  });

  it('removes a rider whose order was delivered', async () => {
    const { show, clock, update, riders } = overview([ridden('a', 'r1'), ridden('b', 'r2')]);
    await show();

    await update(ridden('a', 'r1', { status: 'DELIVERED', updatedAt: noon + 1 }));
    await clock.advance(1000);

    expect(riders().map(({ id }) => id)).toEqual(['r2']);
  });

  it('stops polling for a service that has no such call', async () => {
    const { show, clock, riders, riderQueries } = overview([ridden('a', 'r1')], {
      canRead: () => false,
      failure: 404,
    });
    await show();
    await clock.advance(60_000);

    expect(riderQueries).toHaveLength(1);
    expect(riders()).toEqual([]);
  });

  it('stops polling while the page is hidden and after the overview closes', async () => {
    const { show, fire, clock, visibility, riders, riderQueries } = overview([ridden('a', 'r1')]);
    await show();
    visibility.hide();
    await clock.advance(5000);
    const callCount = riderQueries.length;
    await clock.advance(60_000);
    expect(riderQueries).toHaveLength(callCount);
    expect(riders()).toHaveLength(1);

    visibility.show();
    await clock.advance(0);
    expect(riderQueries).toHaveLength(callCount + 1);

    await fire(overviewClosed);
    await clock.advance(60_000);
    expect(riderQueries).toHaveLength(callCount + 1);
    expect(riders()).toEqual([]);
    await fire(trackingClosed);
    expect(clock.sleeperCount).toBe(0);
  });

  it('asks once for two tabs, also when the tab that leads the live updates shows no overview', async () => {
    const origin = createSharedTabs();
    const tabs = [1, 2, 3].map((seed) =>
      overview([ridden('a', 'r1')], {}, { tabs: origin.openTab().tabs, random: createSeededRandom(seed) }),
    );
    const [first, ...others] = tabs;
    await first?.open();
    for (const tab of others) await tab.show();

    for (let elapsed = 0; elapsed < 10_000; elapsed += 100)
      for (const { clock } of tabs) await clock.advance(100);

    expect(tabs.map(({ riderQueries }) => riderQueries.length)).toEqual([0, 6, 0]);
    expect(others.map(({ riders }) => riders()[0]?.point.latitude)).toEqual([23.006, 23.006]);
  });
});
