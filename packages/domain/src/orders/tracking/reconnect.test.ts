import { describe, expect, it } from 'vitest';
import { listOrdersFx, type OrderListQuery } from '../../api/orders.ts';
import type { Order } from '../../api/entities.ts';
import type { OrderStatus } from '../../contracts/order-status.ts';
import { $connection } from '../realtime/realtime.model.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { $orderSource } from './index.ts';
import { confirmation, updateMessage } from './test/socket-messages.ts';
import { noon, trackingScreen } from './test/tracking-screen.ts';

const order = (id: string, status: OrderStatus, updatedAt: number) =>
  orderFixture({ id, status, createdAt: noon - 60_000, updatedAt });

/** A screen whose calls for orders of today stay pending until `respond`. */
const openWithPendingCalls = async () => {
  const pending: ((orders: readonly Order[], cursor?: string | null) => void)[] = [];
  const queries: OrderListQuery[] = [];
  const screen = trackingScreen(
    [],
    [
      [
        listOrdersFx,
        (query: OrderListQuery) => {
          if (query.scheduled) return { orders: [], cursor: null };
          queries.push(query);
          return new Promise((resolve) => {
            pending.push((orders, cursor = null) => resolve({ orders, cursor }));
          });
        },
      ],
    ],
  );
  void screen.open();
  await screen.clock.advance(0);
  return {
    ...screen,
    pending,
    queries,
    connect: async () => {
      screen.sockets.last.open();
      await screen.clock.advance(0);
      await screen.deliver(confirmation);
    },
    /** Answers all pending calls with the same orders. */
    respond: async (...orders: readonly Order[]) => {
      for (const resolve of pending.splice(0)) resolve(orders);
      await screen.clock.advance(0);
    },
    statusOf: (id: string) => screen.scope.getState($orderSource).order(id)?.status,
  };
};

describe('a tracking screen that reconnects', () => {
  it('finds a missed update in the fetch and keeps an update that arrives before its answer', async () => {
    const { clock, sockets, pending, connect, respond, deliver, statusOf } = await openWithPendingCalls();
    await connect();
    await respond(order('missed', 'RECEIVED', noon), order('early', 'RECEIVED', noon));

    sockets.last.drop();
    await clock.advance(1000);
    await connect();
    const callCount = pending.length;
    await deliver(updateMessage('early', 'NEAR_VENDOR', noon + 2000));
    await respond(order('missed', 'PICKED_UP', noon + 1000), order('early', 'RECEIVED', noon + 1000));

    expect(callCount).toBe(1);
    expect(statusOf('missed')).toBe('PICKED_UP');
    expect(statusOf('early')).toBe('NEAR_VENDOR');
  });

  it('fetches only after the subscription is confirmed, so that no update falls between the two', async () => {
    const { clock, scope, sockets, pending, connect, respond, deliver } = await openWithPendingCalls();
    await connect();
    await respond();
    sockets.last.drop();
    await clock.advance(1000);

    sockets.last.open();
    await clock.advance(0);
    const callCount = pending.length;
    const stateBefore = scope.getState($connection);
    await deliver(confirmation);

    expect([callCount, stateBefore]).toEqual([0, 'connecting']);
    expect(pending).toHaveLength(1);
    expect(scope.getState($connection)).toBe('connected');
  });

  it('asks only for orders that changed since its last complete load, with an overlap of a minute', async () => {
    const { clock, sockets, queries, connect, respond } = await openWithPendingCalls();
    await connect();
    await respond(order('first', 'RECEIVED', noon - 5000), order('second', 'RECEIVED', noon - 9000));

    sockets.last.drop();
    await clock.advance(1000);
    await connect();

    expect(queries.at(-1)?.updatedSince).toBe(noon - 65_000);
  });

  it('asks for all orders while no load was complete', async () => {
    const { clock, sockets, pending, queries, connect, respond } = await openWithPendingCalls();
    await connect();
    for (const resolve of pending.splice(0)) resolve([order('first', 'RECEIVED', noon)], 'second page');
    await clock.advance(0);
    expect(queries.at(-1)?.cursor).toBe('second page');

    sockets.last.drop();
    await clock.advance(1000);
    await connect();
    expect(queries.at(-1)).not.toHaveProperty('updatedSince');

    await respond(order('first', 'RECEIVED', noon));
    sockets.last.drop();
    await clock.advance(2000);
    await connect();
    expect(queries.at(-1)?.updatedSince).toBe(noon - 60_000);
  });
});
