import { describe, expect, it } from 'vitest';
import { loadOrderFx } from '../../api/orders.ts';
import type { Order } from '../../api/entities.ts';
import { orderUpdatesReceived } from '../realtime/realtime.model.ts';
import { $orders, $selectedOrder, $selectionState, selectionRetried } from './index.ts';
import { historyScreen, noon, pastOrder, reject, today } from './test/history-screen.ts';

const listed = pastOrder();
const open = (load: (reference: { orderId: string }) => unknown = () => reject()) =>
  historyScreen(() => ({ orders: [listed], cursor: null }), { handlers: [[loadOrderFx, load]] });

describe('the selected order', () => {
  it('comes from the list, and is cleared when the query has no order', async () => {
    const { show, scope } = open();
    await show();
    await show({}, listed.id);
    expect(scope.getState($selectedOrder)).toEqual(listed);
    await show({}, null);
    expect(scope.getState($selectedOrder)).toBeNull();
    expect(scope.getState($selectionState)).toBe('none');
  });

  it('is loaded separately when the list does not contain it', async () => {
    const { show, scope } = open(({ orderId }) => pastOrder({ id: orderId }));
    await show({}, 'k4ch-000777');
    expect(scope.getState($selectedOrder)?.id).toBe('k4ch-000777');
    expect(scope.getState($selectionState)).toBe('shown');
  });

  it.each([
    [404, 'missing'],
    [500, 'failed'],
  ] as const)('is reported after a response with the status %i as %s', async (status, state) => {
    const { show, scope } = open(() => reject(status));
    await show({}, 'k4ch-000777');
    expect(scope.getState($selectionState)).toBe(state);
  });

  it('is loaded again on request', async () => {
    let responses = 0;
    const { show, scope, fire } = open(({ orderId }) => {
      responses += 1;
      return responses === 1 ? reject() : pastOrder({ id: orderId });
    });
    await show({}, 'k4ch-000777');
    await fire(selectionRetried);
    expect(scope.getState($selectionState)).toBe('shown');
  });
});

describe('an update of an order', () => {
  const received = (changes: Partial<Order>) => ({ ...listed, updatedAt: noon, ...changes });

  // Proves: history.live-updates
  it('changes the row of an earlier day, but adds no row', async () => {
    const { show, fire, scope } = open();
    await show();
    await fire(orderUpdatesReceived, [
      received({ status: 'RETURN_INITIATED' }),
      received({ id: 'unlisted' }),
    ]);
    expect(scope.getState($orders).map(({ id, status }) => [id, status])).toEqual([
      [listed.id, 'RETURN_INITIATED'],
    ]);
  });

  // Proves: history.live-updates
  it('is ignored when the order was created today', async () => {
    const ofToday = pastOrder({ createdAt: today, updatedAt: today });
    const { show, fire, scope } = historyScreen(() => ({ orders: [ofToday], cursor: null }));
    await show({ range: { category: 'Custom', from: '2026-01-05', to: '2026-01-05' } }, ofToday.id);
    await fire(orderUpdatesReceived, [{ ...ofToday, updatedAt: noon, status: 'CANCELLED' }]);
    expect(scope.getState($orders)).toEqual([ofToday]);
    expect(scope.getState($selectedOrder)).toEqual(ofToday);
  });

  it('is ignored when the stored record is newer', async () => {
    const { show, fire, scope } = open();
    await show();
    await fire(orderUpdatesReceived, [received({ updatedAt: listed.updatedAt - 1, status: 'PICKED_UP' })]);
    expect(scope.getState($orders)).toEqual([listed]);
  });

  it('changes a selected order that the list does not contain', async () => {
    const { show, fire, scope } = open(({ orderId }) => pastOrder({ id: orderId }));
    await show({}, 'k4ch-000777');
    await fire(orderUpdatesReceived, [received({ id: 'k4ch-000777', status: 'RETURNED_TO_VENDOR' })]);
    expect(scope.getState($selectedOrder)?.status).toBe('RETURNED_TO_VENDOR');
  });
});
