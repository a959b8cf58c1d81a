import { describe, expect, it } from 'vitest';
import { listOrdersFx, type OrderListQuery } from '../../api/orders.ts';
import type { OrderStatus } from '../../contracts/order-status.ts';
import { $connection } from '../realtime/realtime.model.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createSharedTabs } from '../../testing/shared-tabs.ts';
import { $orderSource, trackingClosed, trackingOpened } from './index.ts';
import { confirmation, updateMessage } from './test/socket-messages.ts';
import { minutes, noon, trackingScreen } from './test/tracking-screen.ts';

const orderId = 'k4ch-000001';
const stepMs = 100;

/** Opens tracking screens in several tabs of one browser. The service knows the same orders in all tabs. */
const openTabs = (tabCount: number, options: { readonly isSupported?: boolean } = {}) => {
  const origin = createSharedTabs(options);
  let status: OrderStatus = 'RECEIVED';
  let updatedAt = noon - 1;
  const tabs = Array.from({ length: tabCount }, (_, index) => {
    const tab = origin.openTab();
    const queries: OrderListQuery[] = [];
    const screen = trackingScreen(
      [],
      [
        [
          listOrdersFx,
          (query: OrderListQuery) => {
            queries.push(query);
            const orders = query.scheduled ? [] : [orderFixture({ status, updatedAt })];
            return { orders, cursor: null };
          },
        ],
      ],
      { tabs: tab.tabs, random: createSeededRandom(index + 1) },
    );
    return {
      ...screen,
      ...tab,
      queries,
      isStopped: false,
      readStatus: () => screen.scope.getState($orderSource).order(orderId)?.status,
      readConnection: () => screen.scope.getState($connection),
    };
  });
  type OpenTab = (typeof tabs)[number];
  /** Advances the time of all tabs that run. The service accepts each new connection at once. */
  const advance = async (ms: number) => {
    for (let elapsed = 0; elapsed <= ms; elapsed += stepMs)
      for (const tab of tabs.filter(({ isStopped }) => !isStopped)) {
        await tab.clock.advance(elapsed === 0 ? 0 : stepMs);
        for (const socket of tab.sockets.opened)
          if (!socket.isClosed) {
            if (socket.sent.length === 0) socket.open();
            await tab.clock.advance(0);
            if (socket.sent.length > 0) await tab.deliver(confirmation);
          }
      }
  };
  return {
    tabs,
    advance,
    /** Opens the screens one after the other. */
    open: async () => {
      for (const tab of tabs) {
        await tab.open();
        await advance(0);
      }
      await advance(stepMs);
    },
    /** The tabs with an open socket. */
    connected: () =>
      tabs.filter(({ sockets, isStopped }) => !isStopped && sockets.opened.some(({ isClosed }) => !isClosed)),
    freeze: (tab: OpenTab) => {
      tab.isStopped = true;
      tab.freeze();
    },
    close: (tab: OpenTab) => {
      tab.isStopped = true;
      tab.close();
    },
    change: (next: OrderStatus, at: number) => {
      status = next;
      updatedAt = at;
      return updateMessage(orderId, next, at);
    },
  };
};

describe('the group of tabs of one account and outlet', () => {
  // Proves: live.one-socket
  it('uses one socket, whose updates reach all tabs', async () => {
    const { tabs, open, connected, advance, change } = openTabs(3);
    await open();
    const [leader] = connected();

    await leader?.deliver(change('PICKED_UP', noon + 1));
    await advance(stepMs);

    expect(connected()).toHaveLength(1);
    expect(tabs.map(({ readStatus }) => readStatus())).toEqual(['PICKED_UP', 'PICKED_UP', 'PICKED_UP']);
    expect(tabs.map(({ readConnection }) => readConnection())).toEqual([
      'connected',
      'connected',
      'connected',
    ]);
  });

  // Proves: live.one-socket
  it('uses one poller: only the leader reloads stale lists, for all tabs', async () => {
    const { tabs, open, advance, change } = openTabs(2);
    await open();
    const before = tabs.map(({ queries }) => queries.length);
    change('DELIVERED', noon + 1);

    await advance(minutes(5) + 6000);

    expect(tabs.map(({ queries }, index) => queries.length - (before[index] ?? 0))).toEqual([2, 0]);
    expect(tabs.map(({ readStatus }) => readStatus())).toEqual(['DELIVERED', 'DELIVERED']);
  }, 20_000);

  it('shows within 5 s in all tabs that the leader has lost its connection', async () => {
    const { tabs, open, advance } = openTabs(2);
    await open();
    for (const { sockets } of tabs) for (const socket of sockets.opened) socket.sent.splice(0);
    const [leader, follower] = tabs;

    for (let elapsed = 0; elapsed < 4500; elapsed += stepMs)
      for (const tab of tabs) await tab.clock.advance(stepMs);

    expect([leader?.readConnection(), follower?.readConnection()]).toEqual(['connecting', 'connecting']);
    await advance(stepMs);
  });

  it.each(['close', 'freeze'] as const)(
    'replaces a leader within 5 s after a %s, and finds what was missed',
    async (event) => {
      const { tabs, open, connected, advance, change, ...actions } = openTabs(3);
      await open();
      const [leader] = connected();
      if (!leader) throw new Error('No tab leads.');

      actions[event](leader);
      change('PICKED_UP', noon + 1);
      await advance(5000);

      const others = tabs.filter((tab) => tab !== leader);
      expect(connected()).toHaveLength(1);
      expect(others.map(({ readStatus }) => readStatus())).toEqual(['PICKED_UP', 'PICKED_UP']);
      expect(others.map(({ readConnection }) => readConnection())).toEqual(['connected', 'connected']);
    },
  );

  it('keeps one socket when a frozen leader wakes up after another tab has taken over', async () => {
    const { tabs, open, connected, advance, freeze, change } = openTabs(2);
    await open();
    const [leader] = connected();
    if (!leader) throw new Error('No tab leads.');
    freeze(leader);
    await advance(5000);

    leader.isStopped = false;
    leader.thaw();
    await advance(1000);
    const [newLeader] = connected();
    await newLeader?.deliver(change('DELIVERED', noon + 1));
    await advance(stepMs);

    expect(connected()).toHaveLength(1);
    expect(newLeader).not.toBe(leader);
    expect(tabs.map(({ readStatus }) => readStatus())).toEqual(['DELIVERED', 'DELIVERED']);
  });

  it('lets a visible tab lead when the leader is hidden', async () => {
    const { tabs, open, connected, advance } = openTabs(2);
    await open();
    const [leader, follower] = tabs;

    leader?.visibility.hide();
    await advance(6000);

    expect(connected()).toEqual([follower]);
    expect(follower?.readConnection()).toBe('connected');
  });

  it('does not include a tab that shows another outlet', async () => {
    const { tabs, open, connected, advance } = openTabs(2);
    await open();

    await tabs[1]?.fire(trackingOpened, { vendorId: 'm0mo' });
    await advance(1000);

    expect(connected()).toHaveLength(2);
  });

  it('has one tab, with its own socket, if the browser cannot connect tabs', async () => {
    const { open, connected } = openTabs(2, { isSupported: false });
    await open();

    expect(connected()).toHaveLength(2);
  });

  it('leaves no timers behind', async () => {
    const { tabs, open, advance } = openTabs(2);
    await open();

    for (const tab of tabs) await tab.fire(trackingClosed);
    await advance(2000);

    expect(tabs.map(({ clock }) => clock.sleeperCount)).toEqual([0, 0]);
  });
});
