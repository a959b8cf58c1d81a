import { describe, expect, it } from 'vitest';
import { at, createHarness, noon, ordersApi } from '../testing/harness.ts';
import { sandboxFlags } from '../vendors/flags.ts';

describe('clock control', () => {
  it('advances the time of the service and its Date header', async () => {
    const { visitor } = createHarness();
    const reply = await visitor.post('/sandbox/clock', { advance_ms: 90_000 });
    expect(at(reply.body, 'result', 'now')).toBe(new Date(noon + 90_000).toISOString());
    expect((await visitor.get('/flags.json')).headers.get('date')).toBe(
      new Date(noon + 90_000).toUTCString(),
    );
  });

  it('applies all due changes before it answers', async () => {
    const { visitor, createClient, placeOrder, storedOrders } = createHarness();
    const id = await placeOrder(await createClient());
    await visitor.post('/sandbox/clock', { advance_ms: 3_600_000 });
    const orders = await storedOrders();
    expect(orders.find((order) => order.order_id === id)?.status).toBe('DELIVERED');
  });

  it.each([
    {},
    { advance_ms: -1 },
    { advance_ms: 0.5 },
    { advance_ms: '5' },
    { advance_ms: 1e12 },
    { advance_ms: 1, back: true },
  ])('refuses %j without advancing', async (body) => {
    const { visitor, service } = createHarness();
    expect((await visitor.post('/sandbox/clock', body)).status).toBe(400);
    expect(service.clock.now()).toBe(noon);
  });
});

describe('settings control', () => {
  it('keeps settings that are not in the request', async () => {
    const { visitor } = createHarness();
    await visitor.post('/sandbox/settings', { idempotency: 'ignored' });
    const reply = await visitor.post('/sandbox/settings', { flags: { BulkOrderUpload: true } });
    expect(at(reply.body, 'result')).toMatchObject({
      idempotency: 'ignored',
      courier: 'running',
      flags: { BulkOrderUpload: true },
    });
  });

  it('changes the flags that the flag providers serve', async () => {
    const { visitor } = createHarness();
    const defaults = sandboxFlags;
    expect((await visitor.get('/flags/asia')).body).toEqual(defaults);
    await visitor.post('/sandbox/settings', { flags: { PlannedMaintenance: true } });
    for (const path of ['/flags/asia', '/flags/eu', '/flags.json']) {
      expect((await visitor.get(path)).body).toEqual({ ...defaults, PlannedMaintenance: true });
    }
  });

  it.each([
    { idempotency: 'sometimes' },
    { speed: 0 },
    { flags: { Voucher: 'on' } },
    { flags: { Vouchr: true } },
    { parameters: { salary: '1' } },
    { unknown: 1 },
  ])('refuses %j without any change', async (change) => {
    const { visitor } = createHarness();
    const before = (await visitor.get('/sandbox/settings')).body;
    expect((await visitor.post('/sandbox/settings', change)).status).toBe(400);
    expect((await visitor.get('/sandbox/settings')).body).toEqual(before);
  });
});

describe('reset control', () => {
  it('restores the initial state', async () => {
    const { visitor, createClient, placeOrder, storedOrders, service } = createHarness();
    const initialOrders = await storedOrders();
    const client = await createClient();
    await placeOrder(client);
    await visitor.post('/sandbox/settings', { idempotency: 'ignored' });
    await visitor.post('/sandbox/faults', { path: 'login', fault: { kind: 'commit-then-500' } });
    await visitor.post('/sandbox/clock', { advance_ms: 60_000 });
    expect((await visitor.post('/sandbox/reset', {})).status).toBe(200);

    expect(await storedOrders()).toEqual(initialOrders);
    expect(service.clock.now()).toBe(noon);
    expect(at((await visitor.get('/sandbox/settings')).body, 'result', 'idempotency')).toBe('honoured');
    expect(at((await visitor.get('/sandbox/faults')).body, 'result')).toEqual([]);
    expect((await client.get(`${ordersApi}/vendors`)).status).toBe(401);
  });
});

describe('read control', () => {
  it('returns an empty outbox and 404 for the orders of an unknown vendor', async () => {
    const { visitor } = createHarness();
    expect(at((await visitor.get('/sandbox/outbox')).body, 'result')).toEqual([]);
    expect((await visitor.get('/sandbox/orders?vendor_id=zzzz')).status).toBe(404);
  });
});

describe('unknown path', () => {
  it('answers 404 with a standard error body', async () => {
    const { visitor } = createHarness();
    const reply = await visitor.get(`${ordersApi}/nothing`);
    expect([reply.status, reply.body]).toEqual([
      404,
      { message: 'not-found', meta: { translation_key: 'error.not-found' } },
    ]);
  });
});

describe('call without a session', () => {
  it.each([
    'vendors',
    'vendor/y0ud',
    'vendor/y0ud/orders',
    'order?vendorId=y0ud&orderId=y0ud-000001',
    'delivery/areas/y0ud',
    'get-country-parameter/serviceHours',
    'geolocator/details?query_id=x',
  ])('is refused with 401 on %s', async (path) => {
    const { visitor } = createHarness();
    const reply = await visitor.get(`${ordersApi}/${path}`);
    expect([reply.status, at(reply.body, 'meta', 'translation_key')]).toEqual([401, 'error.unauthorized']);
  });
});
