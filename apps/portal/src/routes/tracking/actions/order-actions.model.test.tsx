import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { cancelOrderFx, loadOrderFx } from '@saddlebag/domain/api';
import { cancellationOpened, cancellationSubmitted } from '@saddlebag/domain/cancellation';
import { $notifications } from '@saddlebag/domain/notifications';
import { orderFixture, seedScope } from '@saddlebag/domain/testing';
import { $selectedId } from '@saddlebag/domain/tracking';
import './order-actions.model.ts';

const order = orderFixture({ status: 'WAITING_FOR_TRANSPORT' });
const offline = () => Promise.reject(Object.assign(new Error('offline'), { kind: 'offline' }));

/** Cancels an order without a connection and returns the keys of the notifications. */
const cancelOffline = async (selectedId: string | null) => {
  const scope = seedScope({
    values: [[$selectedId, selectedId]],
    handlers: [
      [cancelOrderFx, offline],
      [loadOrderFx, offline],
    ],
  });
  await allSettled(cancellationOpened, { scope, params: order });
  await allSettled(cancellationSubmitted, { scope, params: { reason: 'MISTAKE_ERROR' } });
  return scope.getState($notifications).map(({ message }) => message);
};

describe('a cancellation that does not reach the service', () => {
  it('shows a notification only to a vendor who has left the order', async () => {
    expect(await cancelOffline(order.id)).toEqual([]);
    expect(await cancelOffline('k4ch-000002')).toEqual([{ key: 'cancel.unreachable' }]);
  });
});
