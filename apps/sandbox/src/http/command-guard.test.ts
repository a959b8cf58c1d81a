import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersApi } from '../testing/harness.ts';

const order = `${ordersApi}/order`;
const key = { 'idempotency-key': '0b9f7d0e-5f0e-4c47-9d7e-3a1b2c3d4e5f' };

const start = async () => {
  const harness = createHarness();
  const client = await harness.createClient();
  const body = await harness.orderBody(client);
  return { ...harness, client, body, before: (await harness.storedOrders()).length };
};

describe('command with an Idempotency-Key', () => {
  // Proves: call-rule.creations-once
  it('runs once and returns the same response to each repeat', async () => {
    const { client, body, storedOrders, before } = await start();
    const first = await client.post(order, body, key);
    const second = await client.post(order, body, key);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await storedOrders()).toHaveLength(before + 1);
  });

  it('matches a repeat whose fields are in another order', async () => {
    const { client, body, storedOrders, before } = await start();
    await client.post(order, body, key);
    await client.post(order, Object.fromEntries(Object.entries(body).toReversed()), key);
    expect(await storedOrders()).toHaveLength(before + 1);
  });

  it('repeats the response after the quote has expired', async () => {
    const { client, body, advance } = await start();
    const first = await client.post(order, body, key);
    await advance(16 * 60_000);
    expect((await client.post(order, body, key)).body).toEqual(first.body);
  });

  it('answers 422 when the same key is used with another body', async () => {
    const { client, body, storedOrders, before } = await start();
    await client.post(order, body, key);
    const other = await client.post(order, { ...body, order: { ...body.order, amount: 451 } }, key);
    expect([other.status, at(other.body, 'message')]).toEqual([422, 'idempotency-key-reused']);
    expect(await storedOrders()).toHaveLength(before + 1);
  });

  it('answers 409 while the first command is running', async () => {
    const { client, visitor, body, storedOrders, before } = await start();
    await visitor.post('/sandbox/faults', { path: 'createOrder', fault: { kind: 'delay', ms: 30 } });
    const [first, second] = await Promise.all([client.post(order, body, key), client.post(order, body, key)]);
    expect([first.status, second.status]).toEqual([200, 409]);
    expect((await client.post(order, body, key)).body).toEqual(first.body);
    expect(await storedOrders()).toHaveLength(before + 1);
  });

  it('accepts a corrected body under the same key after a refusal', async () => {
    const { client, body } = await start();
    expect((await client.post(order, { ...body, delivery_fee: 1 }, key)).status).toBe(400);
    expect((await client.post(order, body, key)).status).toBe(200);
  });

  it('runs on the retry when the first connection dropped before the commit', async () => {
    const { client, visitor, body, storedOrders, before } = await start();
    await visitor.post('/sandbox/faults', { path: 'createOrder', fault: { kind: 'drop-before-commit' } });
    await expect(client.post(order, body, key)).rejects.toThrow('Failed to fetch');
    expect((await client.post(order, body, key)).status).toBe(200);
    expect(await storedOrders()).toHaveLength(before + 1);
  });

  it('creates a second order under the same key after a day', async () => {
    const { client, orderBody, advance, createClient, storedOrders, before, body } = await start();
    await client.post(order, body, key);
    await advance(24 * 3600_000 + 1000);
    const later = await createClient();
    expect((await later.post(order, await orderBody(later), key)).status).toBe(200);
    expect(await storedOrders()).toHaveLength(before + 2);
  });

  it('runs once per account when two accounts use the same key', async () => {
    const { client, body, createClient, orderBody } = await start();
    await client.post(order, body, key);
    const other = await createClient('single@saddlebag.test');
    const reply = await other.post(order, await orderBody(other, 'q4hs'), key);
    expect(at(reply.body, 'result', 'order_id')).toBe('q4hs-000001');
  });

  it.each([
    ['is empty', ''],
    ['contains a space', 'with blank'],
    ['has 256 characters', 'x'.repeat(256)],
  ])('answers 400 when its key %s', async (_, malformed) => {
    const { client, body, storedOrders, before } = await start();
    expect((await client.post(order, body, { 'idempotency-key': malformed })).status).toBe(400);
    expect(await storedOrders()).toHaveLength(before);
  });

  it('runs each time when the service ignores keys', async () => {
    const { client, visitor, body, storedOrders, before } = await start();
    await visitor.post('/sandbox/settings', { idempotency: 'ignored' });
    const first = await client.post(order, body, key);
    const second = await client.post(order, body, key);
    expect(first.body).not.toEqual(second.body);
    expect(await storedOrders()).toHaveLength(before + 2);
  });
});

describe('command without an Idempotency-Key', () => {
  it('runs each time', async () => {
    const { client, body, storedOrders, before } = await start();
    await client.post(order, body);
    await client.post(order, body);
    expect(await storedOrders()).toHaveLength(before + 2);
  });
});
