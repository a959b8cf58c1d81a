import { describe, expect, it } from 'vitest';
import { logoutFx } from '../../api/session.ts';
import { loadVendorsFx } from '../../api/vendors.ts';
import { logoutRequested, sessionStarted } from '../../account/session/session.model.ts';
import { orderFixture, sessionFixture, vendorFixture } from '../../testing/fixtures.ts';
import { orderUpdatesReceived } from '../realtime/realtime.model.ts';
import { $lastOrders, lastOrdersOpened, trackingClosed } from './index.ts';
import { lastOrdersKey, readStoredOrders } from './stored-orders.ts';
import { minutes, noon, trackingScreen } from './test/tracking-screen.ts';

const order = orderFixture({ createdAt: noon - minutes(5) });

const openScreen = async () => {
  const screen = trackingScreen(
    [order, orderFixture({ id: 'k4ch-000002', createdAt: noon - minutes(9), status: 'DELIVERED' })],
    [
      [loadVendorsFx, () => [vendorFixture()]],
      [logoutFx, () => undefined],
    ],
  );
  await screen.fire(sessionStarted, sessionFixture());
  await screen.open();
  return { ...screen, lastOrders: () => screen.scope.getState($lastOrders) };
};

describe('the last known orders', () => {
  it('stores the orders in progress without phone numbers', async () => {
    const { clock, storage } = await openScreen();

    await clock.advance(5000);

    expect(readStoredOrders(storage)).toEqual({
      savedAt: noon + 5000,
      vendorName: 'Kacchi Corner',
      orders: [
        {
          id: order.id,
          name: 'Ayesha Rahman',
          address: '7 Kamal Avenue, Banani',
          status: 'RECEIVED',
          isScheduled: false,
        },
      ],
    });
    expect(storage.read(lastOrdersKey)).not.toContain(order.customer.phoneNumber);
  });

  it('stores the status from which a modified order continues', async () => {
    const { clock, fire, storage } = await openScreen();
    const history = (['RECEIVED', 'WAITING_FOR_TRANSPORT', 'MODIFIED'] as const).map((status) => ({
      status,
      at: noon,
    }));
    await fire(orderUpdatesReceived, [{ ...order, status: 'MODIFIED', history, updatedAt: noon + 1000 }]);
    await clock.advance(5000);

    expect(readStoredOrders(storage)).toMatchObject({ orders: [{ status: 'WAITING_FOR_TRANSPORT' }] });
  });

  it('stores an update within 5 s, and the time only when the service reports something', async () => {
    const { clock, fire, storage } = await openScreen();
    await clock.advance(5000);
    await clock.advance(60_000);
    const quiet = readStoredOrders(storage);
    await fire(orderUpdatesReceived, [{ ...order, status: 'PICKED_UP', updatedAt: noon + 65_000 }]);
    await clock.advance(5000);

    expect(quiet?.savedAt).toBe(noon + 5000);
    expect(readStoredOrders(storage)).toMatchObject({
      savedAt: noon + 70_000,
      orders: [{ status: 'PICKED_UP' }],
    });
  });

  it('reports the age, which grows while the orders are shown', async () => {
    const { clock, fire, storage, lastOrders } = await openScreen();
    await fire(trackingClosed);
    storage.write(
      lastOrdersKey,
      JSON.stringify({ savedAt: noon - minutes(12), vendorName: null, orders: [] }),
    );

    await fire(lastOrdersOpened);
    const first = lastOrders()?.ageMinutes;
    await clock.advance(minutes(1));

    expect([first, lastOrders()?.ageMinutes]).toEqual([12, 13]);
  });

  it('ignores an invalid value', async () => {
    const { fire, storage, lastOrders } = await openScreen();
    storage.write(lastOrdersKey, '{"orders":1}');

    await fire(lastOrdersOpened);

    expect(lastOrders()).toBe(null);
  });

  it('is deleted by a logout', async () => {
    const { clock, fire, storage } = await openScreen();
    await clock.advance(5000);

    await fire(logoutRequested);

    expect(storage.read(lastOrdersKey)).toBe(null);
  });
});
