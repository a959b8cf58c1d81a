import { scopeBind } from 'effector';
import { beforeAll, describe, expect, it } from 'vitest';
import { jsonResponse } from '../../testing/scripted-service.ts';
import { orderBodyFixture } from '../../testing/fixtures.ts';
import { $placementPhase, placeOrderFx, preloadPlacement, type PlacementPhase } from './index.ts';
import { draft, placeWithFakeService } from './test/place-with-fake-service.ts';

beforeAll(async () => {
  await preloadPlacement();
});

const keysOf = (service: { readonly createRequests: readonly { readonly key: string | null }[] }) =>
  service.createRequests.map(({ key }) => key);

describe('a placement', () => {
  it('returns the same order for every call', async () => {
    const { service, open } = placeWithFakeService();
    const { place, resume } = open();

    const first = await place();

    expect(await place()).toEqual(first);
    expect(await place(orderBodyFixture({ delivery_fee: 99 }))).toEqual(first);
    expect(await resume()).toEqual(first);
    expect(service.createRequests).toHaveLength(1);
  });

  it('stores its record before the first request', async () => {
    const { storage, service, open } = placeWithFakeService();
    const storedRecords: (string | undefined)[] = [];
    const { place } = open((input, init) => {
      storedRecords.push(storage.values.get('saddlebag:placement:draft-1'));
      return service.fetch(input, init);
    });

    await place();

    expect(JSON.parse(storedRecords[0] ?? 'null')).toMatchObject({
      state: 'sending',
      key: keysOf(service)[0],
      body: orderBodyFixture(),
    });
  });

  it("removes the customer's data from storage once the order exists", async () => {
    const { storage, open } = placeWithFakeService();

    await open().place();

    expect([...storage.values.values()].join()).not.toMatch(/Ayesha|Kamal|1812/);
  });

  it('reports its phase while it checks for the order and after it ends', async () => {
    const { clock, service, open } = placeWithFakeService();
    service.orderFaults.push('drop-before');
    const { scope, place } = open();
    const phases: PlacementPhase[] = [];

    const placed = place();
    for (let step = 0; step < 8; step += 1) {
      await clock.advance(1000);
      const phase = scope.getState($placementPhase);
      if (phases.at(-1) !== phase) phases.push(phase);
    }
    await placed;

    expect(phases).toEqual(['checking', 'idle']);
  });

  it('retries with the same key after a look-up finds no order', async () => {
    const { service, open } = placeWithFakeService();
    service.orderFaults.push('drop-before', 'error-before');

    await open().place();

    expect(new Set(keysOf(service)).size).toBe(1);
    expect(service.createRequests).toHaveLength(3);
  });

  it('uses a new key after a refusal', async () => {
    const { service, open } = placeWithFakeService();
    let refusals = 1;
    const keys: (string | null)[] = [];
    const { place } = open((input, init) => {
      if (init?.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'));
      refusals -= 1;
      return refusals >= 0
        ? Promise.resolve(jsonResponse(400, { message: 'SignatureExpired' }))
        : service.fetch(input, init);
    });

    await expect(place()).rejects.toMatchObject({
      kind: 'refused',
      failure: { message: 'SignatureExpired' },
    });
    await place(orderBodyFixture({ signature: 'signature-2' }));

    expect(new Set(keys).size).toBe(2);
    expect(service.orders).toHaveLength(1);
  });

  it('waits for the requested time when the service is busy', async () => {
    const { clock, service, open } = placeWithFakeService();
    service.orderFaults.push('busy');
    const started = clock.now();

    await open().place();

    expect(clock.now() - started).toBeGreaterThanOrEqual(1000);
    expect(service.orders).toHaveLength(1);
  });

  it('fails after three retries and keeps the key for the next submission', async () => {
    const { service, open } = placeWithFakeService();
    service.orderFaults.push('drop-before', 'hang-before', 'error-before', 'drop-before');
    const { place } = open();

    await expect(place()).rejects.toMatchObject({ kind: 'unreachable', failure: { kind: 'offline' } });
    await place();

    expect(service.createRequests).toHaveLength(5);
    expect(new Set(keysOf(service)).size).toBe(1);
  });

  it('stays pending while order look-ups fail', async () => {
    const { clock, service, open } = placeWithFakeService();
    let isOnline = false;
    const { scope } = open((input, init) =>
      isOnline ? service.fetch(input, init) : Promise.reject(new TypeError('Failed to fetch')),
    );
    let outcome: unknown = null;
    void scopeBind(placeOrderFx, { scope })({ ...draft, body: orderBodyFixture() }).then(
      (order) => (outcome = order),
      (failure: unknown) => (outcome = failure),
    );

    await clock.advance(20 * 60_000);
    const [outcomeWhileOffline, phaseWhileOffline] = [outcome, scope.getState($placementPhase)];
    isOnline = true;
    await clock.advance(90_000);

    expect([outcomeWhileOffline, phaseWhileOffline]).toEqual([null, 'checking']);
    expect(outcome).toEqual({ orderId: service.orders[0]?.order_id });
    expect(service.orders).toHaveLength(1);
  });

  it('retries once with a new key when the service reports key reuse', async () => {
    const { service, open } = placeWithFakeService();
    const keys: (string | null)[] = [];
    const { place } = open((input, init) => {
      if (init?.method !== 'POST') return service.fetch(input, init);
      keys.push(new Headers(init.headers).get('idempotency-key'));
      return keys.length === 1
        ? Promise.resolve(jsonResponse(422, { message: 'key reused' }))
        : service.fetch(input, init);
    });

    await place();

    expect(new Set(keys).size).toBe(2);
    expect(service.orders).toHaveLength(1);
  });

  it('ignores an order that another draft has claimed', async () => {
    const { clock, service, storage, open } = placeWithFakeService({ honoursKeys: false });
    const { scope, place } = open();
    await clock.runUntil(
      scopeBind(placeOrderFx, { scope })({ ...draft, draftId: 'draft-0', body: orderBodyFixture() }),
    );
    service.orderFaults.push('drop-after');

    const placed = await place();

    expect(service.orders).toHaveLength(2);
    expect(placed.orderId).toBe(service.orders[1]?.order_id);
    expect(storage.values.get('saddlebag:claimed-orders')).toContain(placed.orderId);
  });
});
