import { flagDefaults } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { at, createHarness, noon, ordersService } from '../testing/harness.ts';

describe('the clock', () => {
  it('moves forward, on every answer and for every rule', async () => {
    const { visitor } = createHarness();
    const reply = await visitor.post('/sandbox/clock', { advance_ms: 90_000 });
    expect(at(reply.body, 'result', 'now')).toBe(new Date(noon + 90_000).toISOString());
    expect((await visitor.get('/flags.json')).headers.get('date')).toBe(
      new Date(noon + 90_000).toUTCString(),
    );
  });

  it('has made every change that became due before it answers', async () => {
    const { visitor, signedIn, placeOrder, storedOrders } = createHarness();
    const id = await placeOrder(await signedIn());
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
  ])('does not move for %j', async (body) => {
    const { visitor, service } = createHarness();
    expect((await visitor.post('/sandbox/clock', body)).status).toBe(400);
    expect(service.clock.now()).toBe(noon);
  });
});

describe('the settings', () => {
  it('keep what was not changed', async () => {
    const { visitor } = createHarness();
    await visitor.post('/sandbox/settings', { idempotency: 'ignored' });
    const reply = await visitor.post('/sandbox/settings', { flags: { BulkOrderUpload: true } });
    expect(at(reply.body, 'result')).toMatchObject({
      idempotency: 'ignored',
      courier: 'running',
      flags: { BulkOrderUpload: true },
    });
  });

  it('reach the flag providers', async () => {
    const { visitor } = createHarness();
    const defaults = {
      ...flagDefaults,
      DrawDeliveryAreas: true,
      PickupCodeDisplay: true,
      DigitGrouping: true,
      AddressBook: true,
    };
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
  ])('do not take %j', async (change) => {
    const { visitor } = createHarness();
    const before = (await visitor.get('/sandbox/settings')).body;
    expect((await visitor.post('/sandbox/settings', change)).status).toBe(400);
    expect((await visitor.get('/sandbox/settings')).body).toEqual(before);
  });
});

describe('the reset', () => {
  it('brings the first day back', async () => {
    const { visitor, signedIn, placeOrder, storedOrders, service } = createHarness();
    const first = await storedOrders();
    const client = await signedIn();
    await placeOrder(client);
    await visitor.post('/sandbox/settings', { idempotency: 'ignored' });
    await visitor.post('/sandbox/faults', { path: 'login', fault: { kind: 'commit-then-500' } });
    await visitor.post('/sandbox/clock', { advance_ms: 60_000 });
    expect((await visitor.post('/sandbox/reset', {})).status).toBe(200);

    expect(await storedOrders()).toEqual(first);
    expect(service.clock.now()).toBe(noon);
    expect(at((await visitor.get('/sandbox/settings')).body, 'result', 'idempotency')).toBe('honoured');
    expect(at((await visitor.get('/sandbox/faults')).body, 'result')).toEqual([]);
    expect((await client.get(`${ordersService}/vendors`)).status).toBe(401);
  });
});

describe('the controls', () => {
  it('show an empty outbox, and 404 for the orders of an unknown vendor', async () => {
    const { visitor } = createHarness();
    expect(at((await visitor.get('/sandbox/outbox')).body, 'result')).toEqual([]);
    expect((await visitor.get('/sandbox/orders?vendor_id=zzzz')).status).toBe(404);
  });
});

describe('a path that nobody serves', () => {
  it('is answered in the words of every other refusal', async () => {
    const { visitor } = createHarness();
    const reply = await visitor.get(`${ordersService}/nothing`);
    expect([reply.status, reply.body]).toEqual([
      404,
      { message: 'not-found', meta: { translation_key: 'error.not-found' } },
    ]);
  });
});

describe('a call without a session', () => {
  it.each([
    'vendors',
    'vendor/y0ud',
    'vendor/y0ud/orders',
    'order?vendorId=y0ud&orderId=y0ud-000001',
    'delivery/areas/y0ud',
    'get-country-parameter/serviceHours',
    'geolocator/details?query_id=x',
  ])('is refused: %s', async (path) => {
    const { visitor } = createHarness();
    const reply = await visitor.get(`${ordersService}/${path}`);
    expect([reply.status, at(reply.body, 'meta', 'translation_key')]).toEqual([401, 'error.unauthorized']);
  });
});
