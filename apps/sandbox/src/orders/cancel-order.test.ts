import { cancelReasons, orderStatuses, type OrderStatus } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersApi, type TestClient } from '../testing/harness.ts';

const path = `${ordersApi}/order/cancel`;
const rider = { rider_id: 'r1', name: 'Rafiq', phone_number: '+8801711000222' };

const start = async (flags: Readonly<Record<string, boolean>> = {}) => {
  const harness = createHarness({ settings: { courier: 'paused', flags } });
  const client = await harness.createClient();
  const orderId = await harness.placeOrder(client);
  const readStored = async () => {
    const order = (await harness.storedOrders()).find(({ order_id: id }) => id === orderId);
    if (!order) throw new Error(`No order ${orderId}`);
    return order;
  };
  /** Overwrites the stored order's status and rider. */
  const setStatus = (status: OrderStatus, hasRider = false) => {
    const record = harness.service.store.find('order', orderId);
    if (!record) throw new Error(`No order ${orderId}`);
    const change = { status, created_at: new Date(harness.service.clock.now()).toISOString() };
    const wire = { ...record.wire, status, status_history: [change], rider: hasRider ? rider : null };
    harness.service.save([{ table: 'order', record: { ...record, wire } }]);
  };
  const cancel = (reason: string = 'MISTAKE_ERROR', sender: TestClient = client, id = orderId) =>
    sender.put(path, { vendor_id: 'y0ud', order_id: id, reason });
  return { ...harness, client, orderId, readStored, setStatus, cancel };
};

describe('cancelling an order', () => {
  it('stores the reason, who cancelled and the cost, and ends the delivery', async () => {
    const { cancel, readStored, service, orderId, advance } = await start();
    const reply = await cancel('DUPLICATE_ORDER');
    expect(reply.status).toBe(200);
    const order = await readStored();
    expect(at(reply.body, 'result')).toEqual(order);
    expect(order).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'DUPLICATE_ORDER',
      cancelled_by: 'vendor',
      cancellation_fee: 0,
    });
    expect(order.status_history.at(-1)?.status).toBe('CANCELLED');
    service.settings.change({ courier: 'running' });
    await advance(60 * 60_000);
    expect(service.store.find('order', orderId)?.wire).toEqual(order);
  });

  it('answers a repeat with the same order', async () => {
    const { cancel } = await start();
    const first = await cancel('MISTAKE_ERROR');
    const second = await cancel('NO_COURIER');
    expect([second.status, second.body]).toEqual([200, first.body]);
  });

  it.each(cancelReasons)('accepts the reason %s', async (reason) => {
    const { cancel, readStored } = await start();
    expect((await cancel(reason)).status).toBe(200);
    expect((await readStored()).cancel_reason).toBe(reason);
  });

  it('answers 400 to an unknown reason', async () => {
    const { cancel, readStored } = await start();
    expect((await cancel('BORED')).status).toBe(400);
    expect((await readStored()).status).not.toBe('CANCELLED');
  });

  it.each([
    ['without a rider', false, 'MISTAKE_ERROR', 'nothing'],
    ['after a rider was assigned', true, 'MISTAKE_ERROR', 'the delivery fee'],
    ['after a rider was assigned, because the rider is late', true, 'LATE_DELIVERY', 'nothing'],
  ])('%s costs as the reason says (rider %s, %s: %s)', async (_, hasRider, reason, cost) => {
    const { cancel, setStatus, readStored } = await start();
    setStatus(hasRider ? 'ASSIGNED_TO_TRANSPORT' : 'WAITING_FOR_TRANSPORT', hasRider);
    await cancel(reason);
    const { cancellation_fee, delivery_fee } = await readStored();
    expect(cancellation_fee).toBe(cost === 'nothing' ? 0 : delivery_fee);
  });

  const cancellable = ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED', 'CANCELLED'];
  it.each(orderStatuses)('answers an order in the status %s as the specification says', async (status) => {
    const { cancel, setStatus } = await start();
    setStatus(status);
    const reply = await cancel();
    expect(reply.status).toBe(cancellable.includes(status) ? 200 : 400);
    if (reply.status === 400) {
      expect(reply.body).toMatchObject({
        message: 'order cannot be cancelled at this stage',
        meta: { translation_key: 'error.cant-cancel-order' },
      });
    }
  });

  it('accepts a delayed order while the flag DelayedCancellation is on', async () => {
    const { cancel, setStatus } = await start({ DelayedCancellation: true });
    setStatus('DELAYED');
    expect((await cancel()).status).toBe(200);
  });

  it('accepts an order ten minutes after its payment was committed', async () => {
    const { cancel, setStatus, advance } = await start();
    setStatus('PAYMENT_COMMITTED');
    await advance(599_999);
    expect((await cancel()).status).toBe(400);
    await advance(1);
    expect((await cancel()).status).toBe(200);
  });

  it("answers 404 to another account and to another outlet's order", async () => {
    const { cancel, createClient, readStored } = await start();
    const stranger = await createClient('bahrain@saddlebag.test');
    expect((await cancel('MISTAKE_ERROR', stranger)).status).toBe(404);
    expect((await cancel('MISTAKE_ERROR', undefined, 'y0ud-999999')).status).toBe(404);
    expect((await readStored()).status).not.toBe('CANCELLED');
  });
});
