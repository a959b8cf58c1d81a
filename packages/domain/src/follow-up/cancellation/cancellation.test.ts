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
  $isServiceUnreachable,
  cancellationClosed,
  cancellationFormSchema,
  cancellationOpened,
  cancellationSubmitted,
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
    submit: (reason: CancelReason) => fire<{ reason: CancelReason }>(cancellationSubmitted, { reason }),
    opened: () => screen.scope.getState($cancellation),
    shownStatus: () => screen.scope.getState($selectedOrder)?.status,
    notifications: () =>
      screen.scope
        .getState($notifications)
        .map(({ message, tone, durationMs }) => ({ message, tone, durationMs })),
  };
};

/** A call without a connection. */
const offline = () => Promise.reject(Object.assign(new Error('offline'), { kind: 'offline' }));

const acceptedNotification = { message: { key: 'cancel.attempt-cancel' }, tone: 'info', durationMs: 5000 };
const refusedNotification = { message: { key: 'cancel.cant-cancel-order' }, tone: 'error', durationMs: 7000 };

describe('cancelReasonGroups', () => {
  // Proves: order-rule.cancel-reasons
  it('contains each reason once', () => {
    expect(Object.values(cancelReasonGroups).flat().toSorted()).toEqual(cancelReasons.toSorted());
  });
});

describe('cancellationFormSchema', () => {
  it.each(cancelReasons)('accepts the reason %s', (reason) => {
    expect(cancellationFormSchema.parse({ reason })).toEqual({ reason });
  });

  it.each([undefined, null, 'BORED'])('asks for a reason in place of %s', (reason) => {
    const { error } = cancellationFormSchema.safeParse({ reason });
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['reason'], 'cancel.reason-missing'],
    ]);
  });
});

describe('a cancellation', () => {
  // Proves: order-rule.cancel-accepted
  it('sends the chosen reason once and closes when the service accepts it', async () => {
    const { submit, calls, opened, shownStatus, notifications } = await openCancellation();
    await Promise.all([submit('MISTAKE_ERROR'), submit('MISTAKE_ERROR')]);
    expect(calls).toEqual([{ orderId: order.id, reason: 'MISTAKE_ERROR' }]);
    expect([opened(), shownStatus(), notifications()]).toEqual([null, 'CANCELLED', [acceptedNotification]]);
  });

  it('stays open while it is being sent, and shows no status that the service did not send', async () => {
    let respond: (order: Order) => void = () => undefined;
    const { submit, fire, opened, scope, shownStatus } = await openCancellation({
      cancel: () => new Promise((resolve) => (respond = resolve)),
    });
    const confirmation = submit('MISTAKE_ERROR');
    void fire(cancellationClosed);
    expect([opened()?.orderId, scope.getState($isCancelling)]).toEqual([order.id, true]);
    expect(shownStatus()).toBe('WAITING_FOR_TRANSPORT');
    respond(cancelled);
    await confirmation;
    expect([opened(), shownStatus()]).toEqual([null, 'CANCELLED']);
  });

  // Proves: order-rule.cancel-refused, order-constant.cancel-error
  it('shows the delivered order when the delivery was faster', async () => {
    const { submit, opened, shownStatus, notifications } = await openCancellation({
      cancel: () => reject(400),
      load: () => Promise.resolve(delivered),
    });
    await submit('LATE_DELIVERY');
    expect([shownStatus(), notifications()]).toEqual(['DELIVERED', [refusedNotification]]);
    expect(opened()?.orderId).toBe(order.id);
  });

  it('counts as accepted when only its response was lost', async () => {
    const { submit, opened, shownStatus, notifications } = await openCancellation({
      cancel: () => reject(503),
      load: () => Promise.resolve(cancelled),
    });
    await submit('MISTAKE_ERROR');
    expect([opened(), shownStatus(), notifications()]).toEqual([null, 'CANCELLED', [acceptedNotification]]);
  });

  it('keeps the status and stays open while the service fails', async () => {
    const { submit, opened, shownStatus, notifications } = await openCancellation({
      cancel: () => reject(503),
    });
    await submit('MISTAKE_ERROR');
    expect([opened()?.orderId, shownStatus(), notifications()]).toEqual([
      order.id,
      'WAITING_FOR_TRANSPORT',
      [refusedNotification],
    ]);
  });

  it('reports an unreachable service until the next attempt when the connection is lost', async () => {
    let isOnline = false;
    const { submit, opened, scope, notifications } = await openCancellation({
      cancel: () => (isOnline ? Promise.resolve(cancelled) : offline()),
      load: offline,
    });
    await submit('MISTAKE_ERROR');
    expect([opened()?.orderId, scope.getState($isServiceUnreachable)]).toEqual([order.id, true]);
    expect(notifications()).toEqual([]);

    isOnline = true;
    await submit('MISTAKE_ERROR');
    expect([opened(), scope.getState($isServiceUnreachable)]).toEqual([null, false]);
  });

  it('ends when the vendor keeps the order', async () => {
    const { submit, fire, opened, calls } = await openCancellation();
    await fire(cancellationClosed);
    await submit('MISTAKE_ERROR');
    expect([opened(), calls]).toEqual([null, []]);
  });
});
