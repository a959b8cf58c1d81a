import { orderStatuses, type OrderStatus, type UpdateOrderBody } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersService, type Harness, type TestClient } from '../testing/harness.ts';
import { pointAt } from '../vendors/nearby-address.ts';

const quoted = async (harness: Harness, client: TestClient, north: number): Promise<UpdateOrderBody> => {
  const { point: source } = harness.vendor('y0ud');
  const destination = pointAt(source, north, 300);
  const { body } = await client.post(`${ordersService}/delivery/fee`, {
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

const start = async () => {
  const harness = createHarness();
  const client = await harness.signedIn();
  const orderId = await harness.placeOrder(client);
  const path = `${ordersService}/order/${orderId}`;
  const stored = async () => {
    const found = (await harness.storedOrders()).find(({ order_id: id }) => id === orderId);
    if (!found) throw new Error('It is there');
    return found;
  };
  /** Puts the order into a status by hand. */
  const put = (status: OrderStatus, rider: boolean) => {
    const record = harness.service.store.find('order', orderId);
    if (!record) throw new Error('It is there');
    const wire = {
      ...record.wire,
      status,
      rider: rider ? { rider_id: 'r1', name: 'Rafiq', phone_number: '+8801711000222' } : null,
    };
    harness.service.save([{ table: 'order', record: { ...record, wire } }]);
  };
  return { ...harness, client, orderId, path, stored, put, body: await quoted(harness, client, 400) };
};

describe('changing an order', () => {
  it('answers and stores the order with the change, and keeps what cannot be changed', async () => {
    const { client, path, body, stored } = await start();
    const before = await stored();

    const reply = await client.put(path, body);

    expect(reply.status).toBe(200);
    const order = await stored();
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

  const allowed = ['RECEIVED', 'RECEIVED_BY_VENDOR', 'ACCEPTED_BY_VENDOR', 'WAITING_FOR_TRANSPORT'];
  it.each(orderStatuses)('in %s is possible as the rule says, and refused otherwise', async (status) => {
    const { client, path, body, put, stored } = await start();
    const answers: number[] = [];
    for (const rider of [false, true]) {
      put(status, rider);
      const before = await stored();
      const { status: answer } = await client.put(path, body);
      answers.push(answer);
      if (answer === 400) expect(await stored()).toEqual(before);
    }

    expect(answers).toEqual(allowed.includes(status) ? [200, 200] : [status === 'MODIFIED' ? 200 : 400, 400]);
  });

  it('makes a paid order of a cash order, and no cash order of a paid one', async () => {
    const { client, path, body, stored } = await start();

    await client.put(path, body);
    const reply = await client.put(path, { ...body, payment_method: 'CASH_ON_DELIVERY' });

    expect(at(reply.body, 'meta', 'translation_key')).toBe('error.payment-method-not-changeable');
    expect((await stored()).order).toMatchObject({ payment_method: 'PAID', amount: 520 });
  });

  it.each([
    ['another fee than the quoted one', { delivery_fee: 1 }, 'error.fee.changed'],
    ['a description of 201 characters', { item_details: 'x'.repeat(201) }, 'validation.fill-description'],
    [
      'an address outside the area',
      { location: { latitude: 24.9, longitude: 91.8, address: 'Sylhet', notes: '' } },
      'request.error.undeliverable-address',
    ],
    [
      'no address',
      { location: { latitude: 23.7, longitude: 90.4, address: '', notes: '' } },
      'error.invalid-request',
    ],
  ])('refuses %s and changes nothing', async (_name, change, key) => {
    const { client, path, body, stored } = await start();
    const before = await stored();

    const reply = await client.put(path, { ...body, ...change });

    expect([reply.status, at(reply.body, 'meta', 'translation_key')]).toEqual([400, key]);
    expect(await stored()).toEqual(before);
  });

  it('says SignatureExpired to a quote of more than a quarter of an hour ago', async () => {
    const { client, path, body, advance, service } = await start();
    service.settings.change({ courier: 'paused' });
    await advance(15 * 60_000);

    const reply = await client.put(path, body);

    expect([reply.status, at(reply.body, 'message')]).toEqual([400, 'SignatureExpired']);
  });

  it("answers another outlet's and another account's order like an unknown one", async () => {
    const { client, signedIn, path, body } = await start();
    const stranger = await signedIn('single@saddlebag.test');

    const answers = await Promise.all([
      client.put(path, { ...body, vendor_id: 'k7rm' }),
      stranger.put(path, body),
      client.put(`${ordersService}/order/y0ud-999999`, body),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('stays MODIFIED until a rider is assigned, who then goes to the new address', async () => {
    const { client, path, body, advance, stored, service, orderId } = await start();
    await client.put(path, body);
    await advance(1000);
    await client.put(path, body);
    const waiting = await stored();
    await advance(3_600_000);

    const order = await stored();
    const statuses = order.status_history.map(({ status }) => status);
    const times = order.status_history.map(({ created_at: time }) => time);
    expect(waiting.status).toBe('MODIFIED');
    expect(statuses.slice(0, 4)).toEqual(['RECEIVED', 'MODIFIED', 'MODIFIED', 'ASSIGNED_TO_TRANSPORT']);
    expect(statuses.at(-1)).toBe('DELIVERED');
    expect(times).toEqual(times.toSorted());
    const record = service.store.find('order', orderId);
    if (!record) throw new Error('It is there');
    const { point } = service.courier.stateOf(record).position ?? {};
    expect(point?.latitude).toBeCloseTo(body.location.latitude, 3);
    expect(point?.longitude).toBeCloseTo(body.location.longitude, 3);
  });
});
