import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersService } from '../testing/harness.ts';

const order = `${ordersService}/order`;

const start = async (fault: object, times = 1) => {
  const harness = createHarness();
  const client = await harness.signedIn();
  const body = await harness.orderBody(client);
  const before = (await harness.storedOrders()).length;
  const added = await harness.visitor.post('/sandbox/faults', { path: 'createOrder', times, fault });
  expect(added.status).toBe(200);
  const created = async () => (await harness.storedOrders()).length - before;
  return { ...harness, client, body, created };
};

describe('a fault before the service acts', () => {
  it('refuses with its status and the seconds to wait, as often as asked', async () => {
    const { client, body, created } = await start({ kind: 'status', status: 503, retry_after: 7 }, 2);
    for (let time = 0; time < 2; time += 1) {
      const reply = await client.post(order, body);
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '7']);
    }
    expect(await created()).toBe(0);
    expect((await client.post(order, body)).status).toBe(200);
  });

  it('breaks the connection and leaves no order', async () => {
    const { client, body, created } = await start({ kind: 'drop-before-commit' });
    await expect(client.post(order, body)).rejects.toThrow('Failed to fetch');
    expect(await created()).toBe(0);
  });

  it('answers late', async () => {
    const { client, body, created } = await start({ kind: 'delay', ms: 40 });
    const startedAt = performance.now();
    expect((await client.post(order, body)).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThan(35);
    expect(await created()).toBe(1);
  });
});

describe('a fault after the service has acted', () => {
  it('breaks the connection, and the order is there', async () => {
    const { client, body, created } = await start({ kind: 'commit-then-drop' });
    await expect(client.post(order, body)).rejects.toThrow('Failed to fetch');
    expect(await created()).toBe(1);
  });

  it('never answers, until the caller gives up, and the order is there', async () => {
    const { app, client, body, created } = await start({ kind: 'commit-then-hang' });
    const patience = new AbortController();
    const request = Promise.resolve(
      app.request(order, {
        method: 'POST',
        headers: { authorization: `Bearer ${client.accessToken}` },
        body: JSON.stringify(body),
        signal: patience.signal,
      }),
    );
    await expect.poll(created).toBe(1);
    patience.abort();
    await expect(request).rejects.toThrow();
  });

  it('answers a 500, and the order is there', async () => {
    const { client, body, created } = await start({ kind: 'commit-then-500' });
    expect((await client.post(order, body)).status).toBe(500);
    expect(await created()).toBe(1);
  });

  it('breaks off in the middle of the answer, and the order is there', async () => {
    const { app, client, body, created } = await start({ kind: 'commit-then-truncate' });
    const headers = { authorization: `Bearer ${client.accessToken}` };
    const response = await app.request(order, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('Failed to fetch');
    expect(await created()).toBe(1);
  });

  it('answers what is not JSON', async () => {
    const { app, client, body, created } = await start({ kind: 'malformed-body' });
    const headers = { authorization: `Bearer ${client.accessToken}` };
    const response = await app.request(order, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
    expect(await created()).toBe(1);
  });

  it('answers with a field changed, or without it', async () => {
    const changed = await start({ kind: 'mutate-field', path: 'result.order_id', value: 17 });
    expect((await changed.client.post(order, changed.body)).body).toEqual({ result: { order_id: 17 } });
    const missing = await start({ kind: 'mutate-field', path: 'result.order_id' });
    expect((await missing.client.post(order, missing.body)).body).toEqual({ result: {} });
  });

  it('gives the true answer to a repeat under the same key', async () => {
    const key = { 'idempotency-key': 'one-and-the-same' };
    for (const kind of ['commit-then-drop', 'commit-then-500', 'commit-then-truncate', 'malformed-body']) {
      const { client, body, created } = await start({ kind });
      await client.post(order, body, key).catch(() => null);
      expect((await client.post(order, body, key)).body).toEqual({ result: { order_id: 'y0ud-000006' } });
      expect(await created()).toBe(1);
    }
  });
});

describe('a fault', () => {
  it('reaches into a list', async () => {
    const { client, visitor } = await start({ kind: 'delay', ms: 0 });
    const fault = { kind: 'mutate-field', path: 'result.data.1.status', value: 'TELEPORTED' };
    await visitor.post('/sandbox/faults', { path: 'listOrders', fault });
    const { body } = await client.get(`${ordersService}/vendor/y0ud/orders`);
    const statuses = (at(body, 'result', 'data') as object[]).map((listed) => at(listed, 'status'));
    expect(statuses.indexOf('TELEPORTED')).toBe(1);
  });

  it('hits the paths that begin like its own, with its method, and nothing else', async () => {
    const { client, visitor } = await start({ kind: 'delay', ms: 0 });
    const fault = { kind: 'status', status: 500 };
    await visitor.post('/sandbox/faults', { path: `${ordersService}/vendor/`, method: 'GET', fault });
    expect((await client.get(`${ordersService}/vendors`)).status).toBe(200);
    expect((await client.get(`${ordersService}/vendor/y0ud`)).status).toBe(500);
    expect((await client.get(`${ordersService}/vendor/y0ud`)).status).toBe(200);
    await visitor.post('/sandbox/faults', { path: '/flags', fault });
    expect((await visitor.get('/flags/eu')).status).toBe(500);
  });

  it('waits for its turn, and can be listed and called off', async () => {
    const { app, visitor, client, body } = await start({ kind: 'status', status: 500 }, 3);
    await client.post(order, body);
    const listed = await visitor.get('/sandbox/faults');
    expect(at(listed.body, 'result')).toEqual([
      { path: 'createOrder', times: 2, fault: { kind: 'status', status: 500 } },
    ]);
    await app.request('/sandbox/faults', { method: 'DELETE' });
    expect((await client.post(order, body)).status).toBe(200);
  });

  it.each([
    {},
    { path: 'createOrder' },
    { path: 'createOrder', fault: { kind: 'explode' } },
    { path: 'createOrder', fault: { kind: 'delay' } },
    { path: 'createOrder', fault: { kind: 'delay', ms: -1 } },
    { path: 'createOrder', fault: { kind: 'status', status: 200 } },
    { path: 'createOrder', times: 0, fault: { kind: 'commit-then-drop' } },
    { path: 'createOrder', times: 1.5, fault: { kind: 'commit-then-drop' } },
    { path: 'createOrder', method: 'PATCH', fault: { kind: 'commit-then-drop' } },
    { path: 'createOrder', fault: { kind: 'commit-then-drop' }, until: 'noon' },
    { path: 'createOrder', fault: { kind: 'half-open' } },
    { path: 'socket', fault: { kind: 'commit-then-drop' } },
    { path: '', fault: { kind: 'commit-then-drop' } },
    { path: 'no such thing', fault: { kind: 'commit-then-drop' } },
  ])('is not taken when it reads %j', async (orderOfFault) => {
    const { visitor } = createHarness();
    const reply = await visitor.post('/sandbox/faults', orderOfFault);
    expect([reply.status, at(reply.body, 'meta', 'translation_key')]).toEqual([400, 'error.invalid-request']);
    expect(at((await visitor.get('/sandbox/faults')).body, 'result')).toEqual([]);
  });
});
