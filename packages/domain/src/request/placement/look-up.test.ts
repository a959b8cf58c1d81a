import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '../../api/failures.ts';
import { orderBodyFixture, orderFixture } from '../../testing/fixtures.ts';
import { writeClaim } from './claimed-orders.ts';
import { lookUpOrder } from './look-up.ts';
import { createCommandPorts } from './test/command-ports.ts';

const rejection = (status: number): ApiFailure => ({
  kind: 'rejected',
  status,
  message: 'refused',
  translationKey: null,
  retryAfterMs: null,
});
const unreadable: ApiFailure = { kind: 'unreadable', contract: 'listOrders', detail: '' };

const setUp = (...parameters: Parameters<typeof createCommandPorts>) => {
  const setup = createCommandPorts(...parameters);
  return {
    ...setup,
    lookUp: (changes: Partial<typeof setup.record> = {}, draftId = 'draft-1') =>
      setup.clock.runUntil(
        lookUpOrder(setup.ports, draftId, { ...setup.record, state: 'unknown', ...changes }),
      ),
  };
};

describe('looking up an order', () => {
  it('searches three times when the request has ended', async () => {
    const { lookUp, timesOf, phases } = setUp({});

    expect(await lookUp()).toBe(null);
    expect(timesOf('list')).toEqual([0, 2000, 3000]);
    expect(phases).toEqual(['checking']);
  });

  it('searches until the timeout of a request in flight', async () => {
    const { lookUp, timesOf, record } = setUp({});

    await lookUp({ state: 'sending', sentAt: record.sentAt - 9500 });

    expect(timesOf('list')).toEqual([0, 2000, 4000, 5500, 7500, 8500]);
  });

  it.each([
    ['was sent just now', 0],
    ['has a send time in the future', -1],
    ['is older than its timeout', 15_000],
  ])('waits for the full timeout of a request that %s', async (_, age) => {
    const { lookUp, timesOf, record } = setUp({});

    await lookUp({ state: 'sending', sentAt: record.sentAt - age });

    expect(timesOf('list').at(-1)).toBe(18_000);
  });

  it('ignores orders from before the request, but tolerates a clock that is 5 seconds off', async () => {
    const startedAt = orderFixture().createdAt + 5000;

    expect(await setUp({ list: [[orderFixture()]] }).lookUp({ startedAt })).toBe('k4ch-000001');
    expect(await setUp({ list: [[orderFixture()]] }).lookUp({ startedAt: startedAt + 1 })).toBe(null);
  });

  it('lists the orders of the vendor since 5 seconds before the request', async () => {
    const { lookUp, queries, record } = setUp({});

    await lookUp();

    expect(queries[0]).toEqual({ vendorId: 'k4ch', from: record.startedAt - 5000 });
  });

  it('searches all pages of the order list', async () => {
    const { lookUp, ports, queries } = setUp({});
    const { list } = ports;
    Object.assign(ports, {
      list: async (query: Parameters<typeof list>[0]) => {
        await list(query);
        return query.cursor === undefined
          ? { orders: [], cursor: 'page-2' }
          : { orders: [orderFixture()], cursor: null };
      },
    });

    expect(await lookUp()).toBe('k4ch-000001');
    expect(queries.map(({ cursor }) => cursor)).toEqual([undefined, 'page-2']);
  });

  it('searches the scheduled orders for a scheduled request', async () => {
    const preorderedFor = Date.UTC(2026, 0, 6, 6);
    const { lookUp, queries } = setUp({ list: [[], [orderFixture({ preorderedFor })]] });

    expect(await lookUp({ body: orderBodyFixture({ preordered_for: preorderedFor / 1000 }) })).toBe(
      'k4ch-000001',
    );
    expect(queries.map(({ scheduled }) => scheduled)).toEqual([undefined, true]);
  });

  it('prefers the order that the draft has claimed to an order with matching content', async () => {
    const { lookUp, ports } = setUp({
      list: [[orderFixture({ id: 'k4ch-000001' }), orderFixture({ id: 'k4ch-000002', amount: 1 })]],
    });
    writeClaim(ports.storage, 'k4ch-000002', 'draft-1');

    expect(await lookUp()).toBe('k4ch-000002');
  });

  it('skips an order that another draft has claimed', async () => {
    const { lookUp, ports } = setUp({ list: [[orderFixture(), orderFixture({ id: 'k4ch-000002' })]] });
    writeClaim(ports.storage, 'k4ch-000001', 'draft-0');

    expect(await lookUp()).toBe('k4ch-000002');
    expect(await lookUp({}, 'draft-2')).toBe(null);
  });

  it.each<[reason: string, reply: ApiFailure | Error]>([
    ['a lost connection', { kind: 'offline' }],
    ['a timeout', { kind: 'timeout' }],
    ['an unreadable response', unreadable],
    ['status 500', rejection(500)],
    ['status 408', rejection(408)],
    ['status 429', rejection(429)],
    ['an error of an unknown kind', new Error('broken')],
  ])('retries after %s', async (_, reply) => {
    expect(await setUp({ list: [reply, [orderFixture()]] }).lookUp()).toBe('k4ch-000001');
  });

  it('fails when the service refuses to list the orders', async () => {
    await expect(setUp({ list: [rejection(499)] }).lookUp()).rejects.toEqual({
      kind: 'interrupted',
      failure: expect.objectContaining(rejection(499)),
    });
  });

  it('retries with increasing pauses of at most 30 seconds', async () => {
    const failures = Array.from({ length: 7 }, () => ({ kind: 'offline' }) as const);
    const { lookUp, timesOf } = setUp({ list: [...failures, [orderFixture()]] });

    await lookUp();

    const times = timesOf('list');
    expect(times.slice(1).map((ms, index) => ms - (times[index] ?? 0))).toEqual([
      750, 1500, 3000, 6000, 12_000, 22_500, 22_500,
    ]);
  });
});
