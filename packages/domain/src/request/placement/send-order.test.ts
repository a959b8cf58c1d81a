import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '../../api/failures.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { sendOrder } from './send-order.ts';
import { createCommandPorts } from './test/command-ports.ts';
import { writeClaim } from './claimed-orders.ts';

const offline: ApiFailure = { kind: 'offline' };
const rejection = (status: number, retryAfterMs: number | null = null): ApiFailure => ({
  kind: 'rejected',
  status,
  message: 'refused',
  translationKey: null,
  retryAfterMs,
});
const setUp = (...parameters: Parameters<typeof createCommandPorts>) => {
  const setup = createCommandPorts(...parameters);
  return {
    ...setup,
    send: (changes: Partial<typeof setup.record> = {}) =>
      setup.clock.runUntil(sendOrder(setup.ports, 'draft-1', { ...setup.record, ...changes })),
  };
};

describe('sending an order', () => {
  it('finds the order of a lost response even though the retry is refused', async () => {
    // The order appears only after the look-up of the first attempt has ended.
    const { send, callNames, storedRecord } = setUp({
      create: [offline, rejection(400)],
      list: [[], [], [], [orderFixture()]],
    });

    expect(await send()).toEqual({ orderId: 'k4ch-000001' });
    expect(callNames()).toEqual(['create', 'list', 'list', 'list', 'create', 'list']);
    expect(storedRecord()).toEqual({ state: 'confirmed', orderId: 'k4ch-000001' });
  });

  it('looks up the order when the service refuses a request whose earlier outcome is unknown', async () => {
    const { send } = setUp({ create: [rejection(400)], list: [[orderFixture()]] });

    expect(await send({ state: 'unknown' })).toEqual({ orderId: 'k4ch-000001' });
  });

  it('looks up nothing when the only response is a refusal', async () => {
    const { send, callNames, storedRecord } = setUp({ create: [rejection(400)], list: [[orderFixture()]] });

    await expect(send()).rejects.toEqual({
      kind: 'refused',
      failure: expect.objectContaining(rejection(400)),
    });
    expect(callNames()).toEqual(['create']);
    expect(storedRecord()).toBe(null);
  });

  it('removes its record when a retry is refused and there is no order', async () => {
    const { send, storedRecord } = setUp({ create: [offline, rejection(400)] });

    await expect(send()).rejects.toMatchObject({ kind: 'refused', failure: rejection(400) });
    expect(storedRecord()).toBe(null);
  });

  it('pauses longer before each retry and keeps its record after the last one', async () => {
    const { send, timesOf, keys, storedRecord } = setUp({ create: [offline] });

    await expect(send()).rejects.toEqual({
      kind: 'unreachable',
      failure: expect.objectContaining(offline),
    });
    // Each look-up takes 3000 ms.
    expect(timesOf('create')).toEqual([0, 4500, 10_000, 16_500]);
    expect(new Set(keys)).toEqual(new Set(['key-0']));
    expect(storedRecord()).toMatchObject({ state: 'absent', key: 'key-0' });
  });

  it('pauses for the requested time but at most 30 seconds when the service is busy', async () => {
    const { send, timesOf, callNames } = setUp({
      create: [rejection(429, 7000), rejection(429, 90_000), rejection(429), 'k4ch-000001'],
    });

    await send();

    expect(timesOf('create')).toEqual([0, 7500, 38_000, 41_500]);
    expect(callNames()).not.toContain('list');
  });

  it('fails after three retries when the service stays busy', async () => {
    const { send, keys, storedRecord } = setUp({ create: [rejection(429)] });

    await expect(send()).rejects.toMatchObject({ kind: 'refused', failure: rejection(429) });
    expect(keys).toHaveLength(4);
    expect(storedRecord()).toBe(null);
  });

  it('makes 21 attempts while the service processes an earlier one', async () => {
    const { send, keys } = setUp({ create: [rejection(409)] });

    await expect(send()).rejects.toMatchObject({ kind: 'unreachable', failure: rejection(409) });
    expect(keys).toHaveLength(21);
  });

  it('retries with a new key only once when the service reports key reuse', async () => {
    const { send, keys, callNames } = setUp({ create: [rejection(422)] });

    await expect(send()).rejects.toMatchObject({ kind: 'refused', failure: rejection(422) });
    expect(keys).toEqual(['key-0', 'key-1']);
    expect(callNames().slice(0, 2)).toEqual(['create', 'list']);
  });

  it('treats an error of an unknown kind as a lost response', async () => {
    const { send } = setUp({ create: [new Error('broken')], list: [[orderFixture()]] });

    expect(await send()).toEqual({ orderId: 'k4ch-000001' });
  });

  it('sends with a new key when another draft has claimed the created order', async () => {
    const { send, ports, keys } = setUp({ create: ['k4ch-000001', 'k4ch-000002'] });
    writeClaim(ports.storage, 'k4ch-000001', 'draft-0');

    expect(await send()).toEqual({ orderId: 'k4ch-000002' });
    expect(keys).toEqual(['key-0', 'key-1']);
  });

  it('reports when it sends and when it looks up the order', async () => {
    const { send, phases } = setUp({ create: [offline, 'k4ch-000001'] });

    await send();

    expect(phases).toEqual(['sending', 'checking', 'sending']);
  });

  it('keeps its record in the state "sending" during the look-up', async () => {
    const { send, ports, storedRecord } = setUp({ create: [offline, 'k4ch-000001'] });
    const storedStates: unknown[] = [];
    const list = ports.list;
    Object.assign(ports, {
      list: (query: Parameters<typeof list>[0]) => {
        storedStates.push(storedRecord()?.state);
        return list(query);
      },
    });

    await send();

    expect(storedStates).toEqual(['sending', 'sending', 'sending']);
  });
});
