import { socketMessageSchema, type SocketMessage } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersService, type TestClient } from '../testing/harness.ts';

const start = async () => {
  const harness = createHarness();
  const client = await harness.signedIn();

  const open = async (vendorId: string, opener: TestClient = client) => {
    const messages: SocketMessage[] = [];
    const ends: unknown[] = [];
    const caller = await harness.service.tokens.read(opener.accessToken);
    if (caller === null) throw new Error('No session');
    const session = harness.service.sockets.connect(
      {
        send: (text) => messages.push(socketMessageSchema.parse(JSON.parse(text))),
        close: (code) => {
          ends.push(code);
          session.closed();
        },
        destroy: () => {
          ends.push('destroyed');
          session.closed();
        },
      },
      caller,
    );
    const subscribe = (id: string) =>
      session.received(JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: id } }));
    subscribe(vendorId);
    const updates = () =>
      messages.flatMap((message) => (message.type === 'order_update' ? [message.data.order_id] : []));
    return { messages, ends, session, subscribe, updates };
  };

  const fault = (kind: string, times = 1) =>
    harness.visitor.post('/sandbox/faults', { path: 'socket', times, fault: { kind } });

  return { ...harness, client, open, fault };
};

describe('the socket', () => {
  it('confirms a subscription and tells about each new order of the vendor', async () => {
    const { open, placeOrder, client } = await start();
    const { messages } = await open('y0ud');
    expect(messages).toEqual([{ type: 'subscribe_ok', data: { vendor_id: 'y0ud' } }]);
    const id = await placeOrder(client);
    expect(messages.at(-1)).toMatchObject({
      type: 'order_update',
      data: { order_id: id, status: 'RECEIVED' },
    });
  });

  it('tells every status on the way, in order, down to the delivery', async () => {
    const { open, placeOrder, client, advance } = await start();
    const { messages } = await open('y0ud');
    const id = await placeOrder(client);
    await advance(600_000);
    const statuses = messages.flatMap((message) =>
      message.type === 'order_update' && message.data.order_id === id ? [message.data.status] : [],
    );
    const distinct = statuses.filter((status, place) => status !== statuses[place - 1]);
    expect(distinct[0]).toBe('RECEIVED');
    expect(distinct.at(-1)).toBe('DELIVERED');
    expect(new Set(distinct).size).toBe(distinct.length);
    expect(distinct).toEqual(
      expect.arrayContaining(['WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP']),
    );
  });

  it("tells a parent's subscribers about its outlets, but an outlet's only about itself", async () => {
    const { open, placeOrder, client } = await start();
    const [parent, outlet] = [await open('y0ud'), await open('p2wn')];
    const id = await placeOrder(client, 'k7rm');
    expect(parent.updates()).toEqual([id]);
    expect(outlet.updates()).toEqual([]);
  });

  it("is silent about somebody else's vendor", async () => {
    const { open, placeOrder, client, signedIn } = await start();
    const stranger = await open('y0ud', await signedIn('single@saddlebag.test'));
    await placeOrder(client);
    expect(stranger.messages).toEqual([]);
  });

  it.each([
    '',
    '{',
    '[]',
    '{"action":"subscribeToVendor"}',
    '{"action":"unsubscribe","data":{"vendor_id":"y0ud"}}',
    'x'.repeat(5000),
  ])('does not mind to hear "%.60s"', async (text) => {
    const { open } = await start();
    const { session, messages, ends } = await open('zzzz');
    session.received(text);
    expect([messages, ends]).toEqual([[], []]);
  });

  it('is closed by the logout of its session', async () => {
    const { open, client } = await start();
    const { ends } = await open('y0ud');
    await client.post(`${ordersService}/logout`, {});
    expect(ends).toEqual([4401]);
  });

  it('is closed instead of served when its token has expired', async () => {
    const { open, advance, signedIn, placeOrder } = await start();
    const { ends, updates } = await open('y0ud');
    await advance(3_600_000);
    const told = updates().length;
    await placeOrder(await signedIn());
    expect(ends).toEqual([4401]);
    expect(updates()).toHaveLength(told);
  });
});

describe('a fault of the socket', () => {
  it('drop breaks the connection in place of the message', async () => {
    const { open, fault, placeOrder, client } = await start();
    const { ends, updates } = await open('y0ud');
    await fault('drop');
    await placeOrder(client);
    expect([ends, updates()]).toEqual([['destroyed'], []]);
  });

  it('half-open leaves a connection that neither tells nor answers', async () => {
    const { open, fault, placeOrder, client } = await start();
    const { ends, messages, subscribe } = await open('y0ud');
    await fault('half-open');
    await placeOrder(client);
    await placeOrder(client);
    subscribe('k7rm');
    expect([ends, messages.length]).toEqual([[], 1]);
  });

  it('duplicate sends a message twice', async () => {
    const { open, fault, placeOrder, client } = await start();
    const { updates } = await open('y0ud');
    await fault('duplicate');
    const ids = [await placeOrder(client), await placeOrder(client)];
    expect(updates()).toEqual([ids[0], ids[0], ids[1]]);
  });

  it('reorder sends a message after the next one', async () => {
    const { open, fault, placeOrder, client } = await start();
    const { updates } = await open('y0ud');
    await fault('reorder');
    const ids = [await placeOrder(client), await placeOrder(client), await placeOrder(client)];
    expect(updates()).toEqual([ids[1], ids[0], ids[2]]);
  });

  it('gap loses as many messages as asked', async () => {
    const { open, fault, placeOrder, client } = await start();
    const { updates } = await open('y0ud');
    await fault('gap', 2);
    const ids = [await placeOrder(client), await placeOrder(client), await placeOrder(client)];
    expect(updates()).toEqual([ids[2]]);
  });
});

describe('a ticket', () => {
  it('opens the socket once, and not after half a minute', async () => {
    const { client, service, advance } = await start();
    const issue = async () =>
      at((await client.post(`${ordersService}/socket/ticket`, {})).body, 'result', 'ticket') as string;
    const used = await issue();
    expect(service.tickets.redeem(used)?.accountId).toBe('a-dhaka-01');
    expect(service.tickets.redeem(used)).toBeNull();
    const late = await issue();
    await advance(30_000);
    expect(service.tickets.redeem(late)).toBeNull();
  });
});
