import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { at, ordersApi } from '../testing/harness.ts';
import { signInOverHttp, buildOrderOverHttp } from '../testing/http-client.ts';
import { createBrowserSandbox } from './browser.ts';
import { nodeCryptography } from './node-cryptography.ts';

const url = 'http://portal.test';
const sandbox = createBrowserSandbox({ cryptography: nodeCryptography, settings: { speed: 1000 } });
const server = setupServer(...sandbox.handlers);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => sandbox.service.faults.clear());
afterAll(() => server.close());

describe('sandbox behind msw', () => {
  it('answers calls without a server', async () => {
    const client = await signInOverHttp(url);
    expect(at(await client.json(`${ordersApi}/vendors`), 'result', 'vendors')).toHaveLength(4);
  });

  it('rejects fetch with a TypeError on a connection fault', async () => {
    const client = await signInOverHttp(url);
    const body = JSON.stringify(await buildOrderOverHttp(client));
    await client.json('/sandbox/faults', { path: 'createOrder', fault: { kind: 'commit-then-drop' } });
    await expect(client.send(`${ordersApi}/order`, { method: 'POST', body })).rejects.toThrow(TypeError);
    const orders = at(await client.json('/sandbox/orders?vendor_id=y0ud'), 'result') as object[];
    expect(orders.map((order) => at(order, 'order_id'))).toContain('y0ud-000006');
  });

  it('sends updates of a delivery over the socket', async () => {
    const stop = sandbox.start();
    const client = await signInOverHttp(url);
    const socket = new WebSocket(`ws://portal.test/socket?token=${client.accessToken}`);
    const messages: unknown[] = [];
    socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data))));
    socket.addEventListener('open', () =>
      socket.send(JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: 'k7rm' } })),
    );
    await expect.poll(() => messages[0]).toEqual({ type: 'subscribe_ok', data: { vendor_id: 'k7rm' } });
    await client.json(`${ordersApi}/order`, await buildOrderOverHttp(client, 'k7rm'));
    await expect
      .poll(() => messages.slice(1).map((message) => at(message, 'data', 'status')), { timeout: 10_000 })
      .toContain('DELIVERED');
    socket.close();
    stop();
  });

  it('closes a socket without a valid token with code 1008', async () => {
    const socket = new WebSocket('ws://portal.test/socket?token=made-up');
    const code = await new Promise((resolve) => {
      socket.addEventListener('close', (event) => resolve(event.code));
    });
    expect(code).toBe(1008);
  });
});
