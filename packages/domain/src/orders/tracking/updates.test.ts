import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderUpdatesReceived } from '../realtime/realtime.model.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { $counts, $orderSource, $view, $visibleLists, searchChanged, trackingRetried } from './index.ts';

import { midnight, minutes, noon, trackingScreen as screen } from './test/tracking-screen.ts';

describe('a batch of updates', () => {
  it('notifies only the rows of changed orders', async () => {
    const { open, fire, scope, ids } = screen([orderFixture(), orderFixture({ id: 'k4ch-000002' })]);
    await open();
    const source = scope.getState($orderSource);
    const notified: string[] = [];
    source.subscribe('k4ch-000001', () => notified.push('1'));
    source.subscribe('k4ch-000002', () => notified.push('2'));
    const lists = scope.getState($visibleLists);

    await fire(orderUpdatesReceived, [
      orderFixture({ status: 'NEAR_VENDOR', updatedAt: noon + 1 }),
      orderFixture({ status: 'PICKED_UP', updatedAt: noon + 2 }),
    ]);

    expect(source.order('k4ch-000001')?.status).toBe('PICKED_UP');
    expect(notified).toEqual(['1']);
    expect(ids('new')).toEqual(['k4ch-000002']);
    expect(ids('collected')).toEqual(['k4ch-000001']);
    expect(scope.getState($visibleLists).delivered).toBe(lists.delivered);
  });

  // Proves: permission.orders-of-vendor, live.today
  it("applies to the vendor's orders of today and to listed orders", async () => {
    const shown = orderFixture({ id: 'shown', createdAt: midnight - 1, status: 'PICKED_UP' });
    const { open, update, ids } = screen([shown]);
    await open();
    await update({ id: 'today', createdAt: midnight });
    await update({ id: 'yesterday', createdAt: midnight - 1 });
    await update({ id: 'elsewhere', vendorId: 'm0mo' });
    await update({ ...shown, status: 'NEAR_CUSTOMER', updatedAt: noon });
    expect(ids('new')).toEqual(['today']);
    expect(ids('collected')).toEqual(['shown']);
  });

  it('results in the same lists in any sequence of updates and refreshes', async () => {
    const stages = (['RECEIVED', 'PICKED_UP', 'DELIVERED'] as const).map((status, step) =>
      orderFixture({ status, updatedAt: noon + step }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        fc.nat(2),
        async (arrival, refreshed) => {
          const { open, fire, ids } = screen([stages[refreshed] ?? orderFixture()]);
          await open();
          for (const step of arrival) {
            if (step === 3) await fire(trackingRetried);
            else await fire(orderUpdatesReceived, [stages[step] ?? orderFixture()]);
          }
          expect(ids('delivered')).toEqual(['k4ch-000001']);
          expect(ids('new')).toEqual([]);
        },
      ),
    );
  });
});

describe('a scheduled order', () => {
  it('moves to the new list at its delivery time', async () => {
    const { open, update, ids, clock } = screen();
    await open();
    await update({ preorderedFor: noon + minutes(1) });
    expect(ids('scheduled')).toEqual(['k4ch-000001']);
    await clock.advance(minutes(1) + 5000);
    expect(ids('scheduled')).toEqual([]);
    expect(ids('new')).toEqual(['k4ch-000001']);
  });
});

describe('a search of the tracking screen', () => {
  it('shows only matching orders and keeps the counts of all orders', async () => {
    const { open, fire, ids, scope } = screen([
      orderFixture(),
      orderFixture({ id: 'k4ch-000002', customer: { ...orderFixture().customer, name: 'Karim' } }),
    ]);
    await open();
    await fire(searchChanged, 'karim');
    expect(ids('new')).toEqual(['k4ch-000002']);
    expect(scope.getState($counts).new).toBe(2);
    expect(scope.getState($view)).toBe('ready');
    await fire(searchChanged, '');
    expect(ids('new')).toHaveLength(2);
  });
});
