import { describe, expect, it } from 'vitest';
import { loadOrderFx } from '../../api/orders.ts';
import { loadRiderFx } from '../../api/riders.ts';
import { orderUpdatesReceived } from '../realtime/realtime.model.ts';
import { orderFixture, riderFixture } from '../../testing/fixtures.ts';
import {
  $rider,
  $selectedOrder,
  $selectionState,
  orderSelected,
  selectionRetried,
  trackingClosed,
} from './index.ts';

import { midnight, minutes, noon, reject, trackingScreen as screen } from './test/tracking-screen.ts';

describe('the selected order', () => {
  it('is the order in the URL and follows its live updates', async () => {
    const { open, update, scope } = screen([orderFixture()]);
    await open('k4ch-000001');
    expect(scope.getState($selectedOrder)?.status).toBe('RECEIVED');
    await update({ status: 'PICKED_UP', updatedAt: noon + 1 });
    expect(scope.getState($selectedOrder)?.status).toBe('PICKED_UP');
  });

  it('is loaded separately when it is from another day, and is never added to a list', async () => {
    const old = orderFixture({ id: 'old', createdAt: midnight - 1 });
    const { open, fire, scope, ids } = screen([], [[loadOrderFx, () => old]]);
    await open();
    await fire(orderSelected, 'old');
    expect(scope.getState($selectedOrder)).toEqual(old);
    await fire(orderUpdatesReceived, [{ ...old, status: 'DELIVERED' as const, updatedAt: noon }]);
    expect(scope.getState($selectedOrder)?.status).toBe('DELIVERED');
    expect(ids('delivered')).toEqual([]);
  });

  it('can be loaded again after a failure', async () => {
    const order = orderFixture({ id: 'late' });
    let isFailing = true;
    const { open, fire, scope } = screen([], [[loadOrderFx, () => (isFailing ? reject() : order)]]);
    await open();
    expect(scope.getState($selectionState)).toBe('none');

    await fire(orderSelected, 'late');
    expect(scope.getState($selectionState)).toBe('failed');

    isFailing = false;
    await fire(selectionRetried);
    expect(scope.getState($selectionState)).toBe('shown');
  });

  // Proves: route.tracking-unknown-order
  it('is missing when the service does not know it', async () => {
    const { open, scope } = screen([], [[loadOrderFx, () => reject(404)]]);

    await open('k4ch-999999');

    expect(scope.getState($selectionState)).toBe('missing');
  });

  it('is loading until the service responds', async () => {
    const { open, scope, clock } = screen([], [[loadOrderFx, () => new Promise<never>(() => undefined)]]);

    void open('k4ch-000007');
    await clock.advance(1000);

    expect(scope.getState($selectionState)).toBe('loading');
  });
});

describe("the rider's position", () => {
  const rider = { id: 'rider-1', name: 'Rafi', phoneNumber: '+8801700000000' };

  // Proves: order-constant.rider-poll, live.rider-interval
  it('is polled every two seconds while the rider is on the way', async () => {
    let count = 0;
    const { open, clock, update, scope } = screen(
      [orderFixture({ status: 'NEAR_VENDOR', rider })],
      [
        [
          loadRiderFx,
          () =>
            riderFixture({
              updatedAt: noon + (count += 1),
              point: { latitude: 23 + count / 1000, longitude: 90 },
            }),
        ],
      ],
    );
    await open('k4ch-000001');
    expect(count).toBe(1);
    await clock.advance(6000);
    expect(count).toBe(4);
    expect(scope.getState($rider)?.point.latitude).toBe(23.004);

    await update({ status: 'DELIVERED', rider, updatedAt: noon + minutes(1) });
    await clock.advance(10_000);
    expect(count).toBe(4);
    expect(scope.getState($rider)).toBeNull();
  });

  it('is not polled before the vendor has received the order', async () => {
    let count = 0;
    const { open, clock } = screen(
      [orderFixture({ status: 'RECEIVED', rider })],
      [[loadRiderFx, () => ((count += 1), riderFixture())]],
    );
    await open('k4ch-000001');
    await clock.advance(10_000);
    expect(count).toBe(0);
  });

  // Proves: order-constant.rider-poll, live.rider-interval
  it('is polled every second while it is unknown, until the screen closes', async () => {
    let count = 0;
    const { open, clock, fire } = screen(
      [orderFixture({ status: 'NEAR_VENDOR', rider })],
      [[loadRiderFx, () => ((count += 1), reject())]],
    );
    await open('k4ch-000001');
    await clock.advance(3000);
    expect(count).toBe(4);
    await fire(trackingClosed);
    await clock.advance(10_000);
    expect(count).toBe(4);
    expect(clock.sleeperCount).toBe(0);
  });
});
