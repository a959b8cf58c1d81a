import { describe, expect, it } from 'vitest';
import { orderUpdatesReceived } from '../realtime/realtime.model.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { $openOrders, overviewClosed, overviewOpened, searchChanged, trackingClosed } from './index.ts';

import { noon, trackingScreen } from './test/tracking-screen.ts';

const placed = (id: string, changes: Partial<Parameters<typeof orderFixture>[0]> = {}) =>
  orderFixture({ id, createdAt: noon, updatedAt: noon, ...changes });

const overview = async (...orders: readonly ReturnType<typeof placed>[]) => {
  const screen = trackingScreen(orders);
  await screen.open();
  await screen.fire(overviewOpened);
  return { ...screen, shownIds: () => screen.scope.getState($openOrders).map(({ id }) => id) };
};

describe('the overview of open orders', () => {
  it('shows the destinations of orders that are not finished', async () => {
    const { scope } = await overview(
      placed('a'),
      placed('b', { status: 'PICKED_UP' }),
      placed('c', { preorderedFor: noon + 7_200_000 }),
      placed('d', { status: 'DELIVERED' }),
      placed('e', { status: 'CANCELLED' }),
    );

    const { customer } = orderFixture();
    expect(scope.getState($openOrders)).toEqual(
      ['a', 'b', 'c'].map((id) => ({
        id,
        customerName: customer.name,
        address: customer.address,
        point: customer.point,
        rider: null,
      })),
    );
  });

  it('adds and removes orders at most once a second', async () => {
    const { clock, update, shownIds } = await overview(placed('a'));

    await update(placed('b'));
    await update(placed('a', { status: 'DELIVERED', updatedAt: noon + 1 }));
    expect(shownIds()).toEqual(['a']);

    await clock.advance(1000);
    expect(shownIds()).toEqual(['b']);
  });

  it('keeps the same list while only statuses change', async () => {
    const { clock, fire, scope } = await overview(placed('a'), placed('b'));
    const before = scope.getState($openOrders);

    await fire(orderUpdatesReceived, [placed('a', { status: 'NEAR_VENDOR', updatedAt: noon + 1 })]);
    await clock.advance(1000);

    expect(scope.getState($openOrders)).toBe(before);
  });

  it('shows only the orders that match the search', async () => {
    const { clock, fire, shownIds } = await overview(placed('a'), placed('b'));

    await fire(searchChanged, 'b');
    await clock.advance(1000);

    expect(shownIds()).toEqual(['b']);
  });

  it('does nothing while it is closed', async () => {
    const { clock, fire, update, shownIds } = await overview(placed('a'));
    await fire(overviewClosed);

    await update(placed('b'));
    await clock.advance(5000);

    expect(shownIds()).toEqual(['a']);
    await fire(trackingClosed);
    expect(clock.sleeperCount).toBe(0);
  });
});
