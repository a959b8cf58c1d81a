import { describe, expect, it } from 'vitest';
import { at, createHarness, noon, ordersApi, type TestClient } from '../testing/harness.ts';

const listIds = async (client: TestClient, vendorId: string, query = ''): Promise<unknown[]> => {
  const { body } = await client.get(`${ordersApi}/vendor/${vendorId}/orders${query}`);
  return (at(body, 'result', 'data') as object[]).map((order) => at(order, 'order_id'));
};

/** The start of the day in Dhaka, in unix seconds. The demo vendor also has orders of earlier days. */
const today = Date.parse('2026-03-09T18:00:00Z') / 1000;

const start = async () => {
  const harness = createHarness({ settings: { courier: 'paused' } });
  return { ...harness, client: await harness.createClient() };
};

describe('reading an order', () => {
  it("returns the vendor's order", async () => {
    const { client, placeOrder } = await start();
    const id = await placeOrder(client);
    const { body } = await client.get(`${ordersApi}/order?vendorId=y0ud&orderId=${id}`);
    expect(at(body, 'result', 'order_id')).toBe(id);
  });

  // Proves: permission.classic
  it("answers the same 404 to an unknown order, another outlet's and another account's", async () => {
    const { client, placeOrder, createClient } = await start();
    const id = await placeOrder(client);
    const stranger = await createClient('bahrain@saddlebag.test');
    const replies = await Promise.all([
      client.get(`${ordersApi}/order?vendorId=y0ud&orderId=y0ud-999999`),
      client.get(`${ordersApi}/order?vendorId=k7rm&orderId=${id}`),
      stranger.get(`${ordersApi}/order?vendorId=y0ud&orderId=${id}`),
      stranger.get(`${ordersApi}/order?vendorId=b6vl&orderId=${id}`),
    ]);
    expect(replies.map((reply) => reply.status)).toEqual([404, 404, 404, 404]);
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
  });

  it('answers 400 when the query has no order id', async () => {
    const { client } = await start();
    expect((await client.get(`${ordersApi}/order?vendorId=y0ud`)).status).toBe(400);
  });
});

describe('listing orders', () => {
  it("lists today's demo orders, newest first", async () => {
    const { client } = await start();
    const { body } = await client.get(`${ordersApi}/vendor/y0ud/orders?from=${today}`);
    const orders = at(body, 'result', 'data') as object[];
    expect(orders.map((order) => at(order, 'order_id'))).toEqual(
      ['5', '4', '3', '2', '1'].map((number) => `y0ud-00000${number}`),
    );
    const statuses = orders.map((order) => at(order, 'status'));
    expect(statuses.slice(1)).toEqual(['DELIVERED', 'CANCELLED', 'DELIVERED', 'DELIVERED']);
    expect(statuses[0]).not.toBe('DELIVERED');
    const days = orders.map((order) => String(at(order, 'created_at')).slice(0, 10));
    expect(new Set(days)).toEqual(new Set(['2026-03-10']));
  });

  it('includes `from` in the time range and excludes `to`', async () => {
    const { client, placeOrder } = await start();
    const id = await placeOrder(client);
    const second = noon / 1000;
    expect(await listIds(client, 'y0ud', `?from=${second}`)).toEqual([id]);
    expect(await listIds(client, 'y0ud', `?to=${second}`)).not.toContain(id);
  });

  it('lists each order exactly once across all pages', async () => {
    const { client, placeOrder, service } = await start();
    for (let index = 0; index < 7; index += 1) await placeOrder(client);
    const allIds = await listIds(client, 'y0ud', '?count=200');
    const pagedIds: unknown[] = [];
    let key: string | null = '';
    while (key !== null) {
      const query = key === '' ? '' : `&pagination_key=${encodeURIComponent(key)}`;
      const { body } = await client.get(`${ordersApi}/vendor/y0ud/orders?count=50${query}`);
      pagedIds.push(...(at(body, 'result', 'data') as object[]).map((order) => at(order, 'order_id')));
      key = at(body, 'result', 'pagination_key') as string | null;
    }
    expect(pagedIds).toEqual(allIds);
    expect(allIds).toHaveLength(
      service.store.orders.list({ by: 'vendor', id: 'y0ud', count: 1000 }).orders.length,
    );
  });

  it('continues with the same orders when one is created between two pages', async () => {
    const { client, placeOrder } = await start();
    const before = await listIds(client, 'y0ud', '?count=200');
    const first = await client.get(`${ordersApi}/vendor/y0ud/orders?count=2`);
    await placeOrder(client);
    const key = String(at(first.body, 'result', 'pagination_key'));
    expect(await listIds(client, 'y0ud', `?count=200&pagination_key=${key}`)).toEqual(before.slice(2));
  });

  it('includes the orders of outlets only with `include_outlets=true`', async () => {
    const { client, placeOrder } = await start();
    const id = await placeOrder(client, 'k7rm');
    expect(await listIds(client, 'y0ud')).not.toContain(id);
    expect(await listIds(client, 'y0ud', '?include_outlets=false')).not.toContain(id);
    expect((await listIds(client, 'y0ud', '?include_outlets=true'))[0]).toBe(id);
  });

  it("finds orders by the digits of the customer's phone number", async () => {
    const { client, placeOrder } = await start();
    const id = await placeOrder(client);
    const phone = encodeURIComponent('+880 1711-000111');
    expect(await listIds(client, 'y0ud', `?customer_phone_number=${phone}`)).toEqual([id]);
  });

  it('applies the time range and the phone number to all pages', async () => {
    const { client } = await start();
    const path = `${ordersApi}/vendor/y0ud/orders?to=${today}&customer_phone_number=%2B8801611223303`;
    const ids: unknown[] = [];
    let key: string | null = '';
    while (key !== null) {
      const { body } = await client.get(
        `${path}&count=4${key && `&pagination_key=${encodeURIComponent(key)}`}`,
      );
      const orders = at(body, 'result', 'data') as object[];
      for (const order of orders) {
        expect(at(order, 'customer', 'phone_number')).toBe('+8801611223303');
        expect(Date.parse(String(at(order, 'created_at')))).toBeLessThan(today * 1000);
        ids.push(at(order, 'order_id'));
      }
      key = at(body, 'result', 'pagination_key') as string | null;
    }
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lists pre-orders in the future with `scheduled=true`', async () => {
    const { client, orderBody, advance } = await start();
    const preordered_for = noon / 1000 + 7200;
    const { body } = await client.post(`${ordersApi}/order`, {
      ...(await orderBody(client)),
      preordered_for,
    });
    const id = at(body, 'result', 'order_id');
    expect(await listIds(client, 'y0ud', '?scheduled=true')).toEqual([id]);
    await advance(3000_000);
    expect(await listIds(client, 'y0ud', `?scheduled=true&from=${preordered_for - 60}`)).toEqual([id]);
    expect(await listIds(client, 'y0ud', `?scheduled=true&from=${preordered_for + 60}`)).toEqual([]);
  });

  // Proves: history.status
  it('lists one category of statuses with `status_category`, also over pages and for outlets', async () => {
    const { client } = await start();
    const path = `${ordersApi}/vendor/y0ud/orders`;
    const all = await client.get(`${path}?count=200&include_outlets=true`);
    const cancelledIds = (at(all.body, 'result', 'data') as object[])
      .filter((order) => at(order, 'status') === 'CANCELLED')
      .map((order) => at(order, 'order_id'));
    const ids: unknown[] = [];
    let key: string | null = '';
    while (key !== null) {
      const page = key && `&pagination_key=${encodeURIComponent(key)}`;
      const query = `?count=3&include_outlets=true&status_category=CANCELLED${page}`;
      const { body } = await client.get(`${path}${query}`);
      ids.push(...(at(body, 'result', 'data') as object[]).map((order) => at(order, 'order_id')));
      key = at(body, 'result', 'pagination_key') as string | null;
    }
    expect(cancelledIds.length).toBeGreaterThan(3);
    expect(ids).toEqual(cancelledIds);
  });

  it('lists only orders that changed at or after `updated_since`', async () => {
    const { client, advance, placeOrder } = await start();
    const old = await placeOrder(client);
    await advance(120_000);
    const id = await placeOrder(client);
    const { body } = await client.get(`${ordersApi}/order?vendorId=y0ud&orderId=${id}`);
    const second = Math.floor(Date.parse(String(at(body, 'result', 'updated_at'))) / 1000);
    expect(await listIds(client, 'y0ud', `?updated_since=${second}`)).toContain(id);
    expect(await listIds(client, 'y0ud', `?updated_since=${second}`)).not.toContain(old);
    expect(await listIds(client, 'y0ud', `?updated_since=${second + 1}`)).not.toContain(id);
  });

  it("answers the same 404 to another account's vendor and to an unknown one", async () => {
    const { createClient } = await start();
    const stranger = await createClient('single@saddlebag.test');
    const replies = await Promise.all(
      ['y0ud', 'zzzz'].map((id) => stranger.get(`${ordersApi}/vendor/${id}/orders`)),
    );
    expect(replies.map((reply) => reply.status)).toEqual([404, 404]);
    expect(replies[0]?.body).toEqual(replies[1]?.body);
  });

  it.each([
    'count=0',
    'count=201',
    'count=2.5',
    'count=many',
    'from=yesterday',
    'include_outlets=1',
    'status_category=ANY',
    'pagination_key=x',
    'pagination_key=W10',
  ])('answers 400 to the query %s', async (query) => {
    const { client } = await start();
    expect((await client.get(`${ordersApi}/vendor/y0ud/orders?${query}`)).status).toBe(400);
  });
});
