import { describe, expect, it } from 'vitest';
import type { Order } from '../../api/entities.ts';
import { listOrdersFx, type OrderListQuery } from '../../api/orders.ts';
import { requestSocketTicketFx } from '../../api/socket-ticket.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { minutes, noon, reject, trackingScreen } from '../tracking/test/tracking-screen.ts';
import { orderUpdatesReceived } from '../realtime/realtime.model.ts';
import { searchChanged, trackingOpened } from '../tracking/index.ts';
import { $attention, attentionClosed, attentionOpened } from './index.ts';

const change = (status: Order['status'], at: number): Partial<Order> => ({
  status,
  updatedAt: at,
  history: [{ status, at }],
});
const delayedOrder = orderFixture(change('DELAYED', noon));

/** A tracking screen with an open attention lane. */
const laneOf = async (
  listed: readonly Order[] = [],
  ...rest: [Parameters<typeof trackingScreen>[1]] | []
) => {
  const screen = trackingScreen(listed, ...rest);
  await screen.open();
  await screen.fire(attentionOpened);
  const kinds = () =>
    screen.scope
      .getState($attention)
      .filter(({ kind }) => kind !== 'disconnected')
      .map(({ id, kind }) => `${id} ${kind}`);
  return { ...screen, kinds };
};

describe('the attention lane', () => {
  it('contains orders that were loaded before it was opened, even those hidden by the search', async () => {
    const screen = trackingScreen([delayedOrder]);
    await screen.open();
    await screen.fire(searchChanged, 'nobody');
    await screen.fire(attentionOpened);

    expect(screen.scope.getState($attention).map(({ kind }) => kind)).toEqual(['delayed']);
  });

  it('follows the updates of an order', async () => {
    const { update, kinds } = await laneOf([orderFixture()]);
    expect(kinds()).toEqual([]);

    await update(change('DELAYED', noon + 1000));
    expect(kinds()).toEqual(['k4ch-000001 delayed']);

    await update(change('DELIVERED', noon + 2000));
    expect(kinds()).toEqual([]);
  });

  it('updates a long list of items within a second', async () => {
    const many = Array.from({ length: 100 }, (_, index) =>
      orderFixture({ ...change('DELAYED', noon), id: `k4ch-1${String(index).padStart(5, '0')}` }),
    );
    const { clock, update, kinds } = await laneOf([orderFixture(), ...many]);

    await update(change('DELAYED', noon + 1000));
    expect(kinds()).toHaveLength(100);
    await clock.advance(1000);

    expect(kinds()).toHaveLength(101);
  });

  it('reports a missing rider as time passes', async () => {
    const { clock, kinds } = await laneOf([orderFixture()]);
    await clock.advance(minutes(9));
    expect(kinds()).toEqual([]);

    await clock.advance(minutes(1) + 5000);
    expect(kinds()).toEqual(['k4ch-000001 no-rider']);
  });

  it('lists the most severe item first', async () => {
    const { fire, kinds } = await laneOf([delayedOrder]);
    const at = noon + 1000;
    await fire(orderUpdatesReceived, [
      orderFixture({ id: 'k4ch-000002', ...change('RETURN_INITIATED', at) }),
      orderFixture({ id: 'k4ch-000003', ...change('PAYMENT_FAILED', at) }),
    ]);

    expect(kinds()).toEqual(['k4ch-000003 payment-failed', 'k4ch-000001 delayed', 'k4ch-000002 returning']);
  });

  it('keeps its list while updates change no item', async () => {
    const { update, scope } = await laneOf([delayedOrder]);
    const before = scope.getState($attention);
    await update({ ...delayedOrder, updatedAt: noon + 3000, description: 'Three kacchi' });

    expect(scope.getState($attention)).toBe(before);
  });

  it('follows the orders of another vendor', async () => {
    const { fire, kinds } = await laneOf(
      [],
      [
        [
          listOrdersFx,
          ({ vendorId }: OrderListQuery) => ({
            orders: vendorId === 'k4ch' ? [delayedOrder] : [],
            cursor: null,
          }),
        ],
      ],
    );
    expect(kinds()).toEqual(['k4ch-000001 delayed']);
    await fire(trackingOpened, { vendorId: 'b2nn' });
    expect(kinds()).toEqual([]);

    await fire(orderUpdatesReceived, [
      orderFixture({ id: 'b2nn-000001', vendorId: 'b2nn', ...change('DELAYED', noon + 1000) }),
    ]);
    expect(kinds()).toEqual(['b2nn-000001 delayed']);
  });

  it('ignores updates after it was closed', async () => {
    const { fire, update, kinds } = await laneOf([delayedOrder]);
    await fire(attentionClosed);
    await update({ id: 'k4ch-000002', ...change('DELAYED', noon + 1000) });

    expect(kinds()).toEqual([]);
  });

  it('reports a connection that stays lost for a minute', async () => {
    const { clock, scope } = await laneOf([], [[requestSocketTicketFx, () => reject()]]);
    await clock.advance(55_000);
    expect(scope.getState($attention)).toEqual([]);

    await clock.advance(10_000);
    expect(scope.getState($attention)).toEqual([{ id: 'connection', kind: 'disconnected', since: noon }]);
  });
});
