import { describe, expect, it } from 'vitest';
import { orderBodyFixture } from '../../testing/fixtures.ts';
import { paymentRecordKey } from './payment-record-key.ts';
import { placeOrder } from './place-order.ts';
import { createCommandPorts } from './test/command-ports.ts';

const params = { draftId: 'draft-1', vendorId: 'k4ch', body: orderBodyFixture() };

describe('placing an order', () => {
  it('sends nothing while a payment of the draft is unfinished', async () => {
    const { ports, clock, calls } = createCommandPorts({});
    ports.storage.write(paymentRecordKey('draft-1'), '{}');

    await expect(clock.runUntil(placeOrder(ports, params))).rejects.toEqual({
      kind: 'interrupted',
      failure: { kind: 'offline' },
    });
    expect(calls).toEqual([]);
  });

  it('does not wait for the placement of a draft with different content', async () => {
    const { ports, clock } = createCommandPorts({ create: ['k4ch-000002'] });
    const hangingPorts = { ...ports, create: () => new Promise<never>(() => undefined) };
    void placeOrder(hangingPorts, params);
    const body = orderBodyFixture({ vendor_id: 'p2wn' });

    const placed = clock.runUntil(placeOrder(ports, { draftId: 'draft-2', vendorId: 'p2wn', body }));

    expect(await placed).toEqual({ orderId: 'k4ch-000002' });
  });

  it('waits for the placement of another draft with similar content', async () => {
    const { ports, clock, keys } = createCommandPorts({});
    const hangingPorts = { ...ports, create: () => new Promise<never>(() => undefined) };
    void placeOrder(hangingPorts, params);

    void placeOrder(ports, { ...params, draftId: 'draft-2' });
    await clock.advance(60_000);

    expect(keys).toEqual([]);
  });
});
