import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersApi } from '../testing/harness.ts';

const orderPath = `${ordersApi}/order`;

/** Makes the garbage collector run now. */
const collectGarbage = () => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

const start = async (fault: object, times = 1) => {
  const harness = createHarness();
  const client = await harness.createClient();
  const body = await harness.orderBody(client);
  const before = (await harness.storedOrders()).length;
  const control = await harness.visitor.post('/sandbox/faults', { path: 'createOrder', times, fault });
  expect(control.status).toBe(200);
  const countCreated = async () => (await harness.storedOrders()).length - before;
  return { ...harness, client, body, countCreated };
};

describe('fault before the call is processed', () => {
  it('answers the given number of calls with its status and retry-after', async () => {
    const { client, body, countCreated } = await start({ kind: 'status', status: 503, retry_after: 7 }, 2);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const reply = await client.post(orderPath, body);
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '7']);
    }
    expect(await countCreated()).toBe(0);
    expect((await client.post(orderPath, body)).status).toBe(200);
  });

  it('breaks the connection without creating an order', async () => {
    const { client, body, countCreated } = await start({ kind: 'drop-before-commit' });
    await expect(client.post(orderPath, body)).rejects.toThrow('Failed to fetch');
    expect(await countCreated()).toBe(0);
  });

  it('delays the call', async () => {
    const { client, body, countCreated } = await start({ kind: 'delay', ms: 40 });
    const startedAt = performance.now();
    expect((await client.post(orderPath, body)).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThan(35);
    expect(await countCreated()).toBe(1);
  });
});

describe('fault after the call was processed', () => {
  it('breaks the connection after creating the order', async () => {
    const { client, body, countCreated } = await start({ kind: 'commit-then-drop' });
    await expect(client.post(orderPath, body)).rejects.toThrow('Failed to fetch');
    expect(await countCreated()).toBe(1);
  });

  it('sends no response until the client aborts', async () => {
    const { app, client, body, countCreated } = await start({ kind: 'commit-then-hang' });
    const aborter = new AbortController();
    const request = Promise.resolve(
      app.request(orderPath, {
        method: 'POST',
        headers: { authorization: `Bearer ${client.accessToken}` },
        body: JSON.stringify(body),
        signal: aborter.signal,
      }),
    );
    await expect.poll(countCreated).toBe(1);
    collectGarbage();
    aborter.abort();
    await expect(request).rejects.toThrow();
  });

  it('answers 500 after creating the order', async () => {
    const { client, body, countCreated } = await start({ kind: 'commit-then-500' });
    expect((await client.post(orderPath, body)).status).toBe(500);
    expect(await countCreated()).toBe(1);
  });

  it('cuts the response body after creating the order', async () => {
    const { app, client, body, countCreated } = await start({ kind: 'commit-then-truncate' });
    const headers = { authorization: `Bearer ${client.accessToken}` };
    const response = await app.request(orderPath, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('Failed to fetch');
    expect(await countCreated()).toBe(1);
  });

  it('answers 200 with a body that is not JSON', async () => {
    const { app, client, body, countCreated } = await start({ kind: 'malformed-body' });
    const headers = { authorization: `Bearer ${client.accessToken}` };
    const response = await app.request(orderPath, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
    expect(await countCreated()).toBe(1);
  });

  it('changes or removes a field of the response', async () => {
    const replaced = await start({ kind: 'mutate-field', path: 'result.order_id', value: 17 });
    expect((await replaced.client.post(orderPath, replaced.body)).body).toEqual({ result: { order_id: 17 } });
    const removed = await start({ kind: 'mutate-field', path: 'result.order_id' });
    expect((await removed.client.post(orderPath, removed.body)).body).toEqual({ result: {} });
  });

  it('does not affect a retry with the same key, which creates no second order', async () => {
    const key = { 'idempotency-key': 'same-key' };
    for (const kind of ['commit-then-drop', 'commit-then-500', 'commit-then-truncate', 'malformed-body']) {
      const { client, body, countCreated } = await start({ kind });
      await client.post(orderPath, body, key).catch(() => null);
      expect((await client.post(orderPath, body, key)).body).toEqual({ result: { order_id: 'y0ud-000006' } });
      expect(await countCreated()).toBe(1);
    }
  });
});

describe('pending fault', () => {
  it('changes a field of a list element', async () => {
    const { client, visitor } = await start({ kind: 'delay', ms: 0 });
    const fault = { kind: 'mutate-field', path: 'result.data.1.status', value: 'TELEPORTED' };
    await visitor.post('/sandbox/faults', { path: 'listOrders', fault });
    const { body } = await client.get(`${ordersApi}/vendor/y0ud/orders`);
    const statuses = (at(body, 'result', 'data') as object[]).map((listed) => at(listed, 'status'));
    expect(statuses.indexOf('TELEPORTED')).toBe(1);
  });

  it('matches calls by path prefix and method', async () => {
    const { client, visitor } = await start({ kind: 'delay', ms: 0 });
    const fault = { kind: 'status', status: 500 };
    await visitor.post('/sandbox/faults', { path: `${ordersApi}/vendor/`, method: 'GET', fault });
    expect((await client.get(`${ordersApi}/vendors`)).status).toBe(200);
    expect((await client.get(`${ordersApi}/vendor/y0ud`)).status).toBe(500);
    expect((await client.get(`${ordersApi}/vendor/y0ud`)).status).toBe(200);
    await visitor.post('/sandbox/faults', { path: '/flags', fault });
    expect((await visitor.get('/flags/eu')).status).toBe(500);
  });

  it('can be listed and removed', async () => {
    const { app, visitor, client, body } = await start({ kind: 'status', status: 500 }, 3);
    await client.post(orderPath, body);
    const listed = await visitor.get('/sandbox/faults');
    expect(at(listed.body, 'result')).toEqual([
      { path: 'createOrder', times: 2, fault: { kind: 'status', status: 500 } },
    ]);
    await app.request('/sandbox/faults', { method: 'DELETE' });
    expect((await client.post(orderPath, body)).status).toBe(200);
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
    { path: 'no such path', fault: { kind: 'commit-then-drop' } },
  ])('is refused with 400 when the request is %j', async (invalidFault) => {
    const { visitor } = createHarness();
    const reply = await visitor.post('/sandbox/faults', invalidFault);
    expect([reply.status, at(reply.body, 'meta', 'translation_key')]).toEqual([400, 'error.invalid-request']);
    expect(at((await visitor.get('/sandbox/faults')).body, 'result')).toEqual([]);
  });
});
