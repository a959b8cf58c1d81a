import { describe, expect, it } from 'vitest';
import { cancelOrderFx } from '../../api/cancel-order.ts';
import type { Order } from '../../api/entities.ts';
import { loadOrderFx } from '../../api/orders.ts';
import { cancelReasons, type CancelReason } from '../../contracts/cancellation.ts';
import { $notifications } from '../../platform/notifications/notifications.model.ts';
import { reject, trackingScreen } from '../../orders/tracking/test/tracking-screen.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { $selectedOrder, orderSelected } from '../../orders/tracking/index.ts';
import {
  $cancellation,
  $isCancelling,
  cancellationClosed,
  cancellationConfirmed,
  cancellationOpened,
  cancelReasonChosen,
  cancelReasonGroups,
} from './index.ts';

const order = orderFixture({ status: 'WAITING_FOR_TRANSPORT' });
const cancelled = orderFixture({
  status: 'CANCELLED',
  updatedAt: order.updatedAt + 1000,
  cancellation: { reason: 'MISTAKE_ERROR', by: 'vendor', fee: 0 },
});
const delivered = orderFixture({ status: 'DELIVERED', updatedAt: order.updatedAt + 2000 });

interface Call {
  readonly orderId: string;
  readonly reason: CancelReason;
}

/** Opens the order on the tracking screen and begins to cancel it. */
const openCancellation = async ({
  cancel = () => Promise.resolve(cancelled),
  load = () => reject(),
}: { cancel?: () => Promise<Order>; load?: () => Promise<Order> } = {}) => {
  const calls: Call[] = [];
  const screen = trackingScreen(
    [order],
    [
      [cancelOrderFx, ({ orderId, reason }: Call) => (calls.push({ orderId, reason }), cancel())],
      [loadOrderFx, load],
    ],
  );
  const { fire } = screen;
  await screen.open();
  await fire(orderSelected, order.id);
  await fire(cancellationOpened, order);
  return {
    ...screen,
    calls,
    choose: (reason: CancelReason) => fire<CancelReason>(cancelReasonChosen, reason),
    form: () => screen.scope.getState($cancellation),
    shownStatus: () => screen.scope.getState($selectedOrder)?.status,
    notifications: () =>
      screen.scope
        .getState($notifications)
        .map(({ message, tone, durationMs }) => ({ message, tone, durationMs })),
  };
};

const acceptedNotification = { message: { key: 'cancel.attempt-cancel' }, tone: 'info', durationMs: 5000 };
const refusedNotification = { message: { key: 'cancel.cant-cancel-order' }, tone: 'error', durationMs: 7000 };

describe('cancelReasonGroups', () => {
  // Proves: order-rule.cancel-reasons
  it('contains each reason once', () => {
    expect(Object.values(cancelReasonGroups).flat().toSorted()).toEqual(cancelReasons.toSorted());
  });
});

describe('a cancellation', () => {
  // Proves: order-rule.cancel-accepted
  it('sends the chosen reason once and closes when the service accepts it', async () => {
    const { choose, fire, calls, form, shownStatus, notifications } = await openCancellation();
    await choose('MISTAKE_ERROR');
    await Promise.all([fire(cancellationConfirmed), fire(cancellationConfirmed)]);
    expect(calls).toEqual([{ orderId: order.id, reason: 'MISTAKE_ERROR' }]);
    expect([form(), shownStatus(), notifications()]).toEqual([null, 'CANCELLED', [acceptedNotification]]);
  });

  it('asks for a reason when the vendor confirms without one', async () => {
    const { choose, fire, calls, form } = await openCancellation();
    await fire(cancellationConfirmed);
    expect([form()?.isReasonMissing, calls]).toEqual([true, []]);
    await choose('NO_COURIER');
    expect(form()).toMatchObject({ isReasonMissing: false, reason: 'NO_COURIER' });
  });

  it('stays open while it is being sent, and shows no status that the service did not send', async () => {
    let respond: (order: Order) => void = () => undefined;
    const { choose, fire, form, scope, shownStatus } = await openCancellation({
      cancel: () => new Promise((resolve) => (respond = resolve)),
    });
    await choose('MISTAKE_ERROR');
    const confirmation = fire(cancellationConfirmed);
    void fire(cancellationClosed);
    expect([form()?.reason, scope.getState($isCancelling)]).toEqual(['MISTAKE_ERROR', true]);
    expect(shownStatus()).toBe('WAITING_FOR_TRANSPORT');
    respond(cancelled);
    await confirmation;
    expect([form(), shownStatus()]).toEqual([null, 'CANCELLED']);
  });

  // Proves: order-rule.cancel-refused, order-constant.cancel-error
  it('shows the delivered order when the delivery was faster', async () => {
    const { choose, fire, form, shownStatus, notifications } = await openCancellation({
      cancel: () => reject(400),
      load: () => Promise.resolve(delivered),
    });
    await choose('LATE_DELIVERY');
    await fire(cancellationConfirmed);
    expect([shownStatus(), notifications()]).toEqual(['DELIVERED', [refusedNotification]]);
    expect(form()?.reason).toBe('LATE_DELIVERY');
  });

  it('counts as accepted when only its response was lost', async () => {
    const { choose, fire, form, shownStatus, notifications } = await openCancellation({
      cancel: () => reject(503),
      load: () => Promise.resolve(cancelled),
    });
    await choose('MISTAKE_ERROR');
    await fire(cancellationConfirmed);
    expect([form(), shownStatus(), notifications()]).toEqual([null, 'CANCELLED', [acceptedNotification]]);
  });

  it('keeps the status and the reason while the service is unreachable', async () => {
    const { choose, fire, form, shownStatus, notifications } = await openCancellation({
      cancel: () => reject(503),
    });
    await choose('MISTAKE_ERROR');
    await fire(cancellationConfirmed);
    expect([form()?.reason, shownStatus(), notifications()]).toEqual([
      'MISTAKE_ERROR',
      'WAITING_FOR_TRANSPORT',
      [refusedNotification],
    ]);
  });

  it('ends when the vendor keeps the order', async () => {
    const { choose, fire, form, calls } = await openCancellation();
    await choose('MISTAKE_ERROR');
    await fire(cancellationClosed);
    await fire(cancellationConfirmed);
    expect([form(), calls]).toEqual([null, []]);
  });
});
