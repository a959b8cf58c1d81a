import { mkdtempSync, rmSync } from 'node:fs';
import { request as rawRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, ordersApi } from '../testing/harness.ts';
import { signInOverHttp, buildOrderOverHttp, type HttpClient } from '../testing/http-client.ts';
import { startSandbox, type RunningSandbox } from './node.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
const order = `${ordersApi}/order`;
const lines: string[] = [];

let sandbox: RunningSandbox;
let client: HttpClient;

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    dataFolder: join(folder, 'data'),
    validatesResponses: true,
    speed: 1000,
    log: (line) => lines.push(line),
  });
  client = await signInOverHttp(sandbox.url);
});

afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const addFault = (path: string, kind: string) => client.json('/sandbox/faults', { path, fault: { kind } });
const countOrders = async () =>
  (at(await client.json('/sandbox/orders?vendor_id=y0ud'), 'result') as unknown[]).length;

describe('connection fault on Node', () => {
  it.each([
    ['drop-before-commit', 0],
    ['commit-then-drop', 1],
  ])('breaks the TCP connection on %s', async (kind, created) => {
    const body = JSON.stringify(await buildOrderOverHttp(client));
    const before = await countOrders();
    await addFault('createOrder', kind);
    await expect(client.send(order, { method: 'POST', body })).rejects.toThrow('fetch failed');
    expect((await countOrders()) - before).toBe(created);
  });

  it('keeps the connection open on commit-then-hang until the client aborts', async () => {
    const body = JSON.stringify(await buildOrderOverHttp(client));
    const before = await countOrders();
    await addFault('createOrder', 'commit-then-hang');
    const hanging = client.send(order, { method: 'POST', body, signal: AbortSignal.timeout(300) });
    await expect(hanging).rejects.toThrow('timeout');
    expect((await countOrders()) - before).toBe(1);
  });

  it('cuts the response in the middle of the body on commit-then-truncate', async () => {
    const body = JSON.stringify(await buildOrderOverHttp(client));
    await addFault('createOrder', 'commit-then-truncate');
    const response = await client.send(order, { method: 'POST', body });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('disables keep-alive while a fault is pending', async () => {
    // A browser silently retries a request whose reused connection breaks, which would hide the fault.
    await addFault('createOrder', 'drop-before-commit');
    expect((await client.send('/flags.json')).headers.get('connection')).toBe('close');
    await client.send('/sandbox/faults', { method: 'DELETE' });
    expect((await client.send('/flags.json')).headers.get('connection')).toBe('keep-alive');
  });
});

const openSocket = (query: string) => {
  const socket = new WebSocket(`${sandbox.url.replace('http', 'ws')}/socket?${query}`);
  const messages: unknown[] = [];
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data))));
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  const opened = new Promise<boolean>((resolve) => {
    socket.addEventListener('open', () => resolve(true));
    socket.addEventListener('close', () => resolve(false));
  });
  return { socket, messages, opened, closed };
};

describe('socket on Node', () => {
  it('sends every update of a delivery to a subscriber', async () => {
    const { socket, messages, opened } = openSocket(`token=${client.accessToken}`);
    expect(await opened).toBe(true);
    socket.send(JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: 'y0ud' } }));
    // Depending on the time of day, updates of the demo orders may arrive as well.
    await expect.poll(() => messages).toContainEqual({ type: 'subscribe_ok', data: { vendor_id: 'y0ud' } });
    const reply = await client.json(order, await buildOrderOverHttp(client));
    const id = at(reply, 'result', 'order_id');
    const statuses = () =>
      messages
        .filter((message) => at(message, 'type') === 'order_update')
        .flatMap((message) =>
          at(message, 'data', 'order_id') === id ? [at(message, 'data', 'status')] : [],
        );
    await expect.poll(statuses, { timeout: 15_000 }).toContain('DELIVERED');
    expect(statuses()[0]).toBe('RECEIVED');
    socket.close();
  });

  it('opens once per ticket', async () => {
    const ticket = at(await client.json(`${ordersApi}/socket/ticket`, {}), 'result', 'ticket');
    const first = openSocket(`ticket=${String(ticket)}`);
    expect(await first.opened).toBe(true);
    expect(await openSocket(`ticket=${String(ticket)}`).opened).toBe(false);
    first.socket.close();
  });

  it('rejects an upgrade without a valid token', async () => {
    expect(await openSocket('').opened).toBe(false);
    expect(await openSocket('token=made-up').opened).toBe(false);
    expect((await fetch(`${sandbox.url}/socket?token=${client.accessToken}`)).status).toBe(426);
  });

  it('rejects an upgrade from a page of another host', async () => {
    const upgradeStatus = (origin: string) =>
      new Promise<number>((resolve) => {
        const upgrade = rawRequest(`${sandbox.url}/socket?token=${client.accessToken}`, {
          headers: {
            connection: 'upgrade',
            upgrade: 'websocket',
            'sec-websocket-version': '13',
            'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
            origin,
          },
        });
        upgrade.on('response', (response) => resolve(response.statusCode ?? 0));
        upgrade.on('upgrade', (_response, socket) => {
          socket.destroy();
          resolve(101);
        });
        upgrade.on('error', () => resolve(0));
        upgrade.end();
      });
    expect(await upgradeStatus('https://elsewhere.example')).toBe(403);
    expect(await upgradeStatus('http://localhost:5173')).toBe(101);
  });

  it('closes without a close frame on a drop fault', async () => {
    const { socket, opened, messages, closed } = openSocket(`token=${client.accessToken}`);
    await opened;
    socket.send(JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: 't9xe' } }));
    await expect.poll(() => messages.length).toBe(1);
    await addFault('socket', 'drop');
    await client.json(order, await buildOrderOverHttp(client, 't9xe'));
    expect(await closed).toBe(1006);
  });
});

describe('request log', () => {
  it('omits query strings, which contain tokens', () => {
    expect(lines).toContain('POST /orders/api/v1/login 200');
    expect(lines.join('\n')).not.toContain('?');
    expect(lines.join('\n')).not.toContain(client.accessToken);
  });
});
