import { describe, expect, it } from 'vitest';
import { listOrdersFx, loadOrderFx } from '../../api/orders.ts';
import { readUnviewedOrderId, storeUnviewedOrder } from '../order-book/unviewed-order.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { noon, reject, trackingScreen } from './test/tracking-screen.ts';

const order = orderFixture({ createdAt: noon, updatedAt: noon });

describe('an order placed just before the page closed', () => {
  it.each([
    ['counts as viewed when the lists contain it', undefined, trackingScreen([order]), null],
    [
      'counts as viewed when it is the selected order',
      order.id,
      trackingScreen(
        [],
        [
          [listOrdersFx, reject],
          [loadOrderFx, () => order],
        ],
      ),
      null,
    ],
    [
      'stays unviewed when neither the lists nor the order load',
      order.id,
      trackingScreen([], [[listOrdersFx, reject]]),
      order.id,
    ],
    [
      'stays unviewed when the lists contain only other orders',
      undefined,
      trackingScreen([{ ...order, id: 'k4ch-000009' }]),
      order.id,
    ],
  ])('%s', async (_name, orderId, screen, unviewedId) => {
    storeUnviewedOrder(screen.storage, 'k4ch', order.id);
    storeUnviewedOrder(screen.storage, 'k5ch', 'k5ch-000001');

    await Promise.all([screen.open(orderId), screen.clock.advance(1000)]);

    expect(readUnviewedOrderId(screen.storage, 'k4ch')).toBe(unviewedId);
    expect(readUnviewedOrderId(screen.storage, 'k5ch')).toBe('k5ch-000001');
  });

  it('counts as viewed only after a second on screen', async () => {
    const screen = trackingScreen([order]);
    storeUnviewedOrder(screen.storage, 'k4ch', order.id);

    void screen.open();
    await screen.clock.advance(999);
    expect(readUnviewedOrderId(screen.storage, 'k4ch')).toBe(order.id);
    await screen.clock.advance(1);

    expect(readUnviewedOrderId(screen.storage, 'k4ch')).toBeNull();
  });
});
