import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { listOrdersFx, type OrderListQuery } from '../../api/orders.ts';
import { $loadedFlags } from '../../platform/flags/flags.model.ts';
import { liveUpdatesStarted } from '../realtime/realtime.model.ts';
import { $session, sessionEnded } from '../../account/session/session.model.ts';
import { orderFixture, sessionFixture } from '../../testing/fixtures.ts';
import { $counts, $orderSource, $selectedOrder, $view, trackingRetried } from './index.ts';

import { midnight, minutes, noon, reject, trackingScreen as screen } from './test/tracking-screen.ts';

describe('the tracking screen', () => {
  // Proves: permission.orders-of-vendor, order-constant.active-count, constant.today
  it("loads today's orders by the market's time zone, and all scheduled orders", async () => {
    const { open, queries, scope, ids } = screen([
      orderFixture(),
      orderFixture({ id: 'k4ch-000002', status: 'DELIVERED' }),
    ]);
    expect(scope.getState($view)).toBe('loading');
    await open();
    expect(queries).toEqual([
      { vendorId: 'k4ch', from: midnight, to: noon + minutes(1), count: 200 },
      { vendorId: 'k4ch', scheduled: true, count: 200 },
    ]);
    expect(scope.getState($view)).toBe('ready');
    expect(ids('new')).toEqual(['k4ch-000001']);
    expect(ids('delivered')).toEqual(['k4ch-000002']);
  });

  it('lists an order whose creation time is up to two seconds ahead of the clock', async () => {
    const newOrder = orderFixture({ createdAt: noon + 1900 });
    const { open, ids } = screen(
      [],
      [
        [
          listOrdersFx,
          ({ to = Infinity, scheduled }: OrderListQuery) => ({
            orders: !scheduled && newOrder.createdAt <= to ? [newOrder] : [],
            cursor: null,
          }),
        ],
      ],
    );
    await open();
    expect(ids('new')).toEqual([newOrder.id]);
  });

  describe('with more orders than a page', () => {
    const ids = ['k4ch-000003', 'k4ch-000002', 'k4ch-000001'] as const;
    /** A service with one order on each page. The cursor is the index of the page. */
    const page = ({ scheduled, cursor = '0' }: OrderListQuery) => ({
      orders: scheduled
        ? []
        : ids.slice(Number(cursor), Number(cursor) + 1).map((id) => orderFixture({ id })),
      cursor: scheduled || Number(cursor) === ids.length - 1 ? null : String(Number(cursor) + 1),
    });

    it('loads all pages of the list', async () => {
      const { open, ids: listed } = screen([], [[listOrdersFx, page]]);
      await open();

      expect(listed('new').toSorted()).toEqual(ids.toSorted());
    });

    it('leaves the other pages of a reload out when a later reload starts', async () => {
      const cursors: unknown[] = [];
      let answerFirstPage: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        answerFirstPage = resolve;
      });
      const {
        open,
        fire,
        ids: listed,
      } = screen(
        [],
        [
          [
            listOrdersFx,
            async (query: OrderListQuery) => {
              if (!query.scheduled) cursors.push(query.cursor);
              if (cursors.length === 1) await held;
              return page(query);
            },
          ],
        ],
      );
      const opening = open();
      const reloading = fire(trackingRetried);
      answerFirstPage();
      await Promise.all([opening, reloading]);

      expect(cursors).toEqual([undefined, undefined, '1', '2']);
      expect(listed('new')).toHaveLength(ids.length);
    });

    it('stops at a page whose cursor is its own', async () => {
      const { open, ids: listed } = screen(
        [],
        [
          [
            listOrdersFx,
            ({ scheduled }: OrderListQuery) => ({
              orders: scheduled ? [] : [orderFixture()],
              cursor: scheduled ? null : 'again',
            }),
          ],
        ],
      );
      await open();

      expect(listed('new')).toEqual(['k4ch-000001']);
    });
  });

  it('shows the empty view when there are no orders', async () => {
    const { open, scope } = screen();
    await open();
    expect(scope.getState($view)).toBe('empty');
  });

  // Proves: error.current-orders
  it("shows the service's message after a failure and loads again on a retry", async () => {
    let isDown = true;
    const { open, fire, scope, messages } = screen(
      [],
      [[listOrdersFx, () => (isDown ? reject() : { orders: [orderFixture()], cursor: null })]],
    );
    await open();
    expect(scope.getState($view)).toBe('failed');
    expect(messages()).toEqual([
      { key: 'error.cant-retrieve-current-orders', params: { message: 'The kitchen is on fire' } },
    ]);

    isDown = false;
    await fire(trackingRetried);
    expect(scope.getState($view)).toBe('ready');
  });

  it('keeps its orders when a refresh fails', async () => {
    let isDown = false;
    const { open, clock, scope, ids } = screen(
      [],
      [[listOrdersFx, () => (isDown ? reject() : { orders: [orderFixture()], cursor: null })]],
    );
    await open();
    isDown = true;
    await clock.advance(minutes(6));
    expect(scope.getState($view)).toBe('ready');
    expect(ids('new')).toEqual(['k4ch-000001']);
  });

  it('loads its orders once even if it opens twice', async () => {
    const { open, queries } = screen();
    await open();
    await open();
    expect(queries).toHaveLength(2);
  });

  // Proves: live.missed-updates, live.stale, order-constant.stale-check
  it('reloads its orders when live updates start, and after 300 s without updates', async () => {
    const { open, queries, fire, clock } = screen();
    await open();
    await fire(liveUpdatesStarted, { vendorId: 'k4ch' });
    expect(queries).toHaveLength(4);
    await clock.advance(minutes(5));
    expect(queries).toHaveLength(4);
    await clock.advance(5000);
    expect(queries).toHaveLength(6);
  });

  // Proves: flag-effect.dynamic-time-estimation, live.stale-soon
  it('reloads its orders after 60 s without updates if times are estimated dynamically', async () => {
    const { open, queries, scope, clock } = screen();
    const flags = { DynamicTimeEstimation: true };
    await allSettled($loadedFlags, { scope, params: { source: 'asia', flags } });
    await open();
    await clock.advance(minutes(1));
    expect(queries).toHaveLength(2);
    await clock.advance(5000);
    expect(queries).toHaveLength(4);
  });

  it('reloads a guest’s orders after 60 s without updates', async () => {
    const { open, queries, scope, clock } = screen();
    await allSettled($session, { scope, params: { ...sessionFixture(), refreshToken: '' } });
    await open();
    await clock.advance(minutes(1));
    expect(queries).toHaveLength(2);
    await clock.advance(5000);
    expect(queries).toHaveLength(4);
  });

  it('omits yesterday’s finished orders but keeps those in progress', async () => {
    const finished = orderFixture({ id: 'done', createdAt: midnight - 1, status: 'DELIVERED' });
    const inProgress = orderFixture({ id: 'going', createdAt: midnight - 1, status: 'PICKED_UP' });
    const { open, ids } = screen([finished, inProgress]);
    await open();
    expect(ids('delivered')).toEqual([]);
    expect(ids('collected')).toEqual(['going']);
  });

  it('removes all orders when the session ends', async () => {
    const { open, fire, scope, clock } = screen([orderFixture()]);
    await open('k4ch-000001');
    await fire(sessionEnded);
    expect(scope.getState($counts).new).toBe(0);
    expect(scope.getState($selectedOrder)).toBeNull();
    expect(scope.getState($orderSource).order('k4ch-000001')).toBeUndefined();
    expect(clock.sleeperCount).toBe(0);
  });
});
