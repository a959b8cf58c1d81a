import { socketMessageSchema, type SocketMessage } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersApi, type TestClient } from '../testing/harness.ts';

const start = async () => {
  const harness = createHarness();
  const client = await harness.createClient();

  const openSocket = async (vendorId: string, opener: TestClient = client) => {
    const messages: SocketMessage[] = [];
    const closeReasons: unknown[] = [];
    const caller = await harness.service.tokens.readAccess(opener.accessToken);
    if (caller === null) throw new Error('No session');
    const session = harness.service.sockets.connect(
      {
        send: (text) => messages.push(socketMessageSchema.parse(JSON.parse(text))),
        close: (code) => {
          closeReasons.push(code);
          session.onClose();
        },
        destroy: () => {
          closeReasons.push('destroyed');
          session.onClose();
        },
      },
      caller,
    );
    const subscribe = (id: string) =>
      session.onMessage(JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: id } }));
    subscribe(vendorId);
    const updates = () =>
      messages.flatMap((message) => (message.type === 'order_update' ? [message.data.order_id] : []));
    return { messages, closeReasons, session, subscribe, updates };
  };

  const addFault = (kind: string, times = 1) =>
    harness.visitor.post('/sandbox/faults', { path: 'socket', times, fault: { kind } });

  return { ...harness, client, openSocket, addFault };
};

describe('socket', () => {
  it('confirms a subscription and sends each new order of the vendor', async () => {
    const { openSocket, placeOrder, client } = await start();
    const { messages } = await openSocket('y0ud');
    expect(messages).toEqual([{ type: 'subscribe_ok', data: { vendor_id: 'y0ud' } }]);
    const id = await placeOrder(client);
    expect(messages.at(-1)).toMatchObject({
      type: 'order_update',
      data: { order_id: id, status: 'RECEIVED' },
    });
  });

  it('confirms a repeated subscription each time and still sends each order once', async () => {
    const { openSocket, placeOrder, client } = await start();
    const { messages, subscribe, updates } = await openSocket('y0ud');
    subscribe('y0ud');
    subscribe('y0ud');
    expect(messages).toEqual(Array(3).fill({ type: 'subscribe_ok', data: { vendor_id: 'y0ud' } }));
    const id = await placeOrder(client);
    expect(updates()).toEqual([id]);
  });

  it('sends every status of an order in sequence', async () => {
    const { openSocket, placeOrder, client, advance } = await start();
    const { messages } = await openSocket('y0ud');
    const id = await placeOrder(client);
    await advance(600_000);
    const statuses = messages.flatMap((message) =>
      message.type === 'order_update' && message.data.order_id === id ? [message.data.status] : [],
    );
    const distinct = statuses.filter((status, index) => status !== statuses[index - 1]);
    expect(distinct[0]).toBe('RECEIVED');
    expect(distinct.at(-1)).toBe('DELIVERED');
    expect(new Set(distinct).size).toBe(distinct.length);
    expect(distinct).toEqual(
      expect.arrayContaining(['WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP']),
    );
  });

  it("sends an outlet's orders to subscribers of the parent, but not to another outlet's", async () => {
    const { openSocket, placeOrder, client } = await start();
    const [parent, outlet] = [await openSocket('y0ud'), await openSocket('p2wn')];
    const id = await placeOrder(client, 'k7rm');
    expect(parent.updates()).toEqual([id]);
    expect(outlet.updates()).toEqual([]);
  });

  it("ignores a subscription to another account's vendor", async () => {
    const { openSocket, placeOrder, client, createClient } = await start();
    const stranger = await openSocket('y0ud', await createClient('single@saddlebag.test'));
    await placeOrder(client);
    expect(stranger.messages).toEqual([]);
  });

  it.each([
    ['empty', ''],
    ['incomplete JSON', '{'],
    ['a list', '[]'],
    ['without data', '{"action":"subscribeToVendor"}'],
    ['unknown', '{"action":"unsubscribe","data":{"vendor_id":"y0ud"}}'],
    ['5000 characters long', 'x'.repeat(5000)],
  ])('ignores a command that is %s', async (_, text) => {
    const { openSocket } = await start();
    const { session, messages, closeReasons } = await openSocket('zzzz');
    session.onMessage(text);
    expect([messages, closeReasons]).toEqual([[], []]);
  });

  it('closes when its session logs out', async () => {
    const { openSocket, client } = await start();
    const { closeReasons } = await openSocket('y0ud');
    await client.post(`${ordersApi}/logout`, {});
    expect(closeReasons).toEqual([4401]);
  });

  it('closes instead of sending an update when its token has expired', async () => {
    const { openSocket, advance, createClient, placeOrder } = await start();
    const { closeReasons, updates } = await openSocket('y0ud');
    await advance(3_600_000);
    const updateCount = updates().length;
    await placeOrder(await createClient());
    expect(closeReasons).toEqual([4401]);
    expect(updates()).toHaveLength(updateCount);
  });
});

describe('socket fault', () => {
  it('breaks the connection instead of sending on `drop`', async () => {
    const { openSocket, addFault, placeOrder, client } = await start();
    const { closeReasons, updates } = await openSocket('y0ud');
    await addFault('drop');
    await placeOrder(client);
    expect([closeReasons, updates()]).toEqual([['destroyed'], []]);
  });

  it('silences the open connection in both directions on `half-open`', async () => {
    const { openSocket, addFault, placeOrder, client } = await start();
    const { closeReasons, messages, subscribe } = await openSocket('y0ud');
    await addFault('half-open');
    await placeOrder(client);
    await placeOrder(client);
    subscribe('k7rm');
    expect([closeReasons, messages.length]).toEqual([[], 1]);
  });

  it('sends a message twice on `duplicate`', async () => {
    const { openSocket, addFault, placeOrder, client } = await start();
    const { updates } = await openSocket('y0ud');
    await addFault('duplicate');
    const ids = [await placeOrder(client), await placeOrder(client)];
    expect(updates()).toEqual([ids[0], ids[0], ids[1]]);
  });

  it('sends a message after the next one on `reorder`', async () => {
    const { openSocket, addFault, placeOrder, client } = await start();
    const { updates } = await openSocket('y0ud');
    await addFault('reorder');
    const ids = [await placeOrder(client), await placeOrder(client), await placeOrder(client)];
    expect(updates()).toEqual([ids[1], ids[0], ids[2]]);
  });

  it('drops the given number of messages on `gap`', async () => {
    const { openSocket, addFault, placeOrder, client } = await start();
    const { updates } = await openSocket('y0ud');
    await addFault('gap', 2);
    const ids = [await placeOrder(client), await placeOrder(client), await placeOrder(client)];
    expect(updates()).toEqual([ids[2]]);
  });
});

describe('socket ticket', () => {
  it('can be redeemed once and expires after 30 seconds', async () => {
    const { client, service, advance } = await start();
    const issueTicket = async () =>
      at((await client.post(`${ordersApi}/socket/ticket`, {})).body, 'result', 'ticket') as string;
    const used = await issueTicket();
    expect(service.tickets.redeem(used)?.accountId).toBe('a-dhaka-01');
    expect(service.tickets.redeem(used)).toBeNull();
    const expired = await issueTicket();
    await advance(30_000);
    expect(service.tickets.redeem(expired)).toBeNull();
  });
});
