import { orderStatuses, type OrderStatus, type UpdateOrderBody } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersApi, type Harness, type TestClient } from '../testing/harness.ts';
import { offsetPoint } from '../vendors/nearby-address.ts';

/** Requests a quote for a destination `east` metres east of the vendor and builds a change with it. */
const quotedChange = async (harness: Harness, client: TestClient, east: number): Promise<UpdateOrderBody> => {
  const { point: source } = harness.vendor('y0ud');
  const destination = offsetPoint(source, east, 300);
  const { body } = await client.post(`${ordersApi}/delivery/fee`, {
    source,
    destination,
    vendor_id: 'y0ud',
    delivery_type: 'food',
  });
  return {
    vendor_id: 'y0ud',
    payment_method: 'PAID',
    amount: 520,
    item_details: 'Biryani and borhani',
    location: { ...destination, address: '5A, House 3, Padma Lane', notes: 'Second gate' },
    delivery_fee: at(body, 'result', 'fee') as number,
    signature: at(body, 'result', 'signature') as string,
  };
};

/** The quarter hour this many hours after the service's time, in unix seconds. */
const preorderedIn = (now: number, hours: number): number =>
  Math.ceil((now / 1000 + hours * 3600) / 900) * 900;

const start = async ({ hoursAhead = null }: { readonly hoursAhead?: number | null } = {}) => {
  const harness = createHarness();
  const client = await harness.createClient();
  const { body: placed } = await client.post(`${ordersApi}/order`, {
    ...(await harness.orderBody(client)),
    preordered_for: hoursAhead === null ? null : preorderedIn(harness.service.clock.now(), hoursAhead),
  });
  const orderId = at(placed, 'result', 'order_id') as string;
  const path = `${ordersApi}/order/${orderId}`;
  const readStored = async () => {
    const order = (await harness.storedOrders()).find(({ order_id: id }) => id === orderId);
    if (!order) throw new Error(`No order ${orderId}`);
    return order;
  };
  /** Overwrites the stored order's status and rider. */
  const setStatus = (status: OrderStatus, hasRider: boolean) => {
    const record = harness.service.store.find('order', orderId);
    if (!record) throw new Error(`No order ${orderId}`);
    const wire = {
      ...record.wire,
      status,
      rider: hasRider ? { rider_id: 'r1', name: 'Rafiq', phone_number: '+8801711000222' } : null,
    };
    harness.service.save([{ table: 'order', record: { ...record, wire } }]);
  };
  return {
    ...harness,
    client,
    orderId,
    path,
    readStored,
    setStatus,
    body: await quotedChange(harness, client, 400),
  };
};

describe('modifying an order', () => {
  it('stores and returns the changed fields and keeps the others', async () => {
    const { client, path, body, readStored } = await start();
    const before = await readStored();

    const reply = await client.put(path, body);

    expect(reply.status).toBe(200);
    const order = await readStored();
    expect(at(reply.body, 'result')).toEqual(order);
    expect(order).toMatchObject({
      order_id: before.order_id,
      created_at: before.created_at,
      status: 'MODIFIED',
      delivery_fee: body.delivery_fee,
      customer: { ...before.customer, location: body.location },
      order: { amount: 520, description: 'Biryani and borhani', payment_method: 'PAID' },
    });
  });

  const modifiableStatuses = [
    'RECEIVED',
    'RECEIVED_BY_VENDOR',
    'ACCEPTED_BY_VENDOR',
    'WAITING_FOR_TRANSPORT',
  ];
  it.each(orderStatuses)(
    'accepts a change in the status %s only if the status and the rider allow it',
    async (status) => {
      const { client, path, body, setStatus, readStored } = await start();
      const replyStatuses: number[] = [];
      for (const hasRider of [false, true]) {
        setStatus(status, hasRider);
        const before = await readStored();
        const { status: replyStatus } = await client.put(path, body);
        replyStatuses.push(replyStatus);
        if (replyStatus === 400) expect(await readStored()).toEqual(before);
      }

      expect(replyStatuses).toEqual(
        modifiableStatuses.includes(status) ? [200, 200] : [status === 'MODIFIED' ? 200 : 400, 400],
      );
    },
  );

  it('refuses to change a paid order back to cash on delivery', async () => {
    const { client, path, body, readStored } = await start();

    await client.put(path, body);
    const reply = await client.put(path, { ...body, payment_method: 'CASH_ON_DELIVERY' });

    expect(at(reply.body, 'meta', 'translation_key')).toBe('error.payment-method-not-changeable');
    expect((await readStored()).order).toMatchObject({ payment_method: 'PAID', amount: 520 });
  });

  it.each([
    ['a fee other than the quoted one', { delivery_fee: 1 }, 'error.fee.changed'],
    ['a description of 201 characters', { item_details: 'x'.repeat(201) }, 'validation.fill-description'],
    [
      'an address outside the delivery area',
      { location: { latitude: 24.9, longitude: 91.8, address: 'Sylhet', notes: '' } },
      'request.error.undeliverable-address',
    ],
    [
      'no address',
      { location: { latitude: 23.7, longitude: 90.4, address: '', notes: '' } },
      'error.invalid-request',
    ],
  ])('refuses %s without changing the order', async (_name, change, key) => {
    const { client, path, body, readStored } = await start();
    const before = await readStored();

    const reply = await client.put(path, { ...body, ...change });

    expect([reply.status, at(reply.body, 'meta', 'translation_key')]).toEqual([400, key]);
    expect(await readStored()).toEqual(before);
  });

  it('answers SignatureExpired when the quote is 15 minutes old', async () => {
    const { client, path, body, advance, service } = await start();
    service.settings.change({ courier: 'paused' });
    await advance(15 * 60_000);

    const reply = await client.put(path, body);

    expect([reply.status, at(reply.body, 'message')]).toEqual([400, 'SignatureExpired']);
  });

  it("answers 404 to another outlet's order, another account's and an unknown one", async () => {
    const { client, createClient, path, body } = await start();
    const stranger = await createClient('single@saddlebag.test');

    const replies = await Promise.all([
      client.put(path, { ...body, vendor_id: 'k7rm' }),
      stranger.put(path, body),
      client.put(`${ordersApi}/order/y0ud-999999`, body),
    ]);

    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('leaves the order MODIFIED until a rider is assigned, who delivers to the new address', async () => {
    const { client, path, body, advance, readStored, service, orderId } = await start();
    await client.put(path, body);
    await advance(1000);
    await client.put(path, body);
    const modified = await readStored();
    await advance(3_600_000);

    const order = await readStored();
    const statuses = order.status_history.map(({ status }) => status);
    const times = order.status_history.map(({ created_at: time }) => time);
    expect(modified.status).toBe('MODIFIED');
    expect(statuses.slice(0, 4)).toEqual(['RECEIVED', 'MODIFIED', 'MODIFIED', 'ASSIGNED_TO_TRANSPORT']);
    expect(statuses.at(-1)).toBe('DELIVERED');
    expect(times).toEqual(times.toSorted());
    const record = service.store.find('order', orderId);
    if (!record) throw new Error(`No order ${orderId}`);
    const { point } = service.courier.deliveryState(record).position ?? {};
    expect(point?.latitude).toBeCloseTo(body.location.latitude, 3);
    expect(point?.longitude).toBeCloseTo(body.location.longitude, 3);
  });

  it('returns a pre-order to its status, so that it stays scheduled and is delivered on time', async () => {
    const { client, path, body, advance, readStored } = await start({ hoursAhead: 4 });
    await advance(60_000);

    const reply = await client.put(path, body);
    const answered = at(reply.body, 'result', 'status');
    await advance(60_000);
    const progressed = await readStored();
    await client.put(path, body);
    await advance(60_000);
    const modifiedTwice = await readStored();
    await advance(4 * 3_600_000);

    const order = await readStored();
    expect([reply.status, answered, progressed.status, modifiedTwice.status]).toEqual([
      200,
      'RECEIVED',
      'RECEIVED',
      'RECEIVED',
    ]);
    const statuses = order.status_history.map(({ status }) => status);
    expect(statuses.slice(0, 6)).toEqual([
      'RECEIVED',
      'MODIFIED',
      'RECEIVED',
      'MODIFIED',
      'RECEIVED',
      'RECEIVED_BY_VENDOR',
    ]);
    expect(statuses.at(-1)).toBe('DELIVERED');
  });
});
