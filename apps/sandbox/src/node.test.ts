import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as rawRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from './node.ts';
import { at, ordersService } from './testing/harness.ts';
import { logInOverHttp, orderOverHttp, type HttpClient } from './testing/http-client.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
const portalFolder = join(folder, 'portal');
const order = `${ordersService}/order`;
const lines: string[] = [];

let sandbox: RunningSandbox;
let client: HttpClient;

beforeAll(async () => {
  mkdirSync(join(portalFolder, 'assets'), { recursive: true });
  mkdirSync(join(portalFolder, 'locales'));
  const script = '<script nonce="__CSP_NONCE__" src="/assets/app-1a2b.js"></script>';
  writeFileSync(
    join(portalFolder, 'index.html'),
    `<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__">${script}`,
  );
  writeFileSync(join(portalFolder, 'assets/app-1a2b.js'), 'export {};');
  writeFileSync(join(portalFolder, 'locales/en.json'), '{"hello":"Hello"}');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  sandbox = await startSandbox({
    port: 0,
    dataFolder: join(folder, 'data'),
    portalFolder,
    partners: ['https://partner.example'],
    checkAnswers: true,
    speed: 1000,
    log: (line) => lines.push(line),
  });
  client = await logInOverHttp(sandbox.url);
});

afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const addFault = (path: string, kind: string) => client.json('/sandbox/faults', { path, fault: { kind } });
const countOrders = async () =>
  (at(await client.json('/sandbox/orders?vendor_id=y0ud'), 'result') as unknown[]).length;

describe('a broken connection on Node', () => {
  it.each([
    ['drop-before-commit', 0],
    ['commit-then-drop', 1],
  ])('is really broken: %s', async (kind, created) => {
    const body = JSON.stringify(await orderOverHttp(client));
    const before = await countOrders();
    await addFault('createOrder', kind);
    await expect(client.send(order, { method: 'POST', body })).rejects.toThrow('fetch failed');
    expect((await countOrders()) - before).toBe(created);
  });

  it('hangs until the client gives up', async () => {
    const body = JSON.stringify(await orderOverHttp(client));
    const before = await countOrders();
    await addFault('createOrder', 'commit-then-hang');
    const hanging = client.send(order, { method: 'POST', body, signal: AbortSignal.timeout(300) });
    await expect(hanging).rejects.toThrow('timeout');
    expect((await countOrders()) - before).toBe(1);
  });

  it('ends in the middle of the body', async () => {
    const body = JSON.stringify(await orderOverHttp(client));
    await addFault('createOrder', 'commit-then-truncate');
    const response = await client.send(order, { method: 'POST', body });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('is never a connection that was used before, which a browser would repeat by itself', async () => {
    await addFault('createOrder', 'drop-before-commit');
    expect((await client.send('/flags.json')).headers.get('connection')).toBe('close');
    await client.send('/sandbox/faults', { method: 'DELETE' });
    expect((await client.send('/flags.json')).headers.get('connection')).toBe('keep-alive');
  });
});

const open = (query: string) => {
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

describe('the socket on Node', () => {
  it('tells a delivery from beginning to end without being asked', async () => {
    const { socket, messages, opened } = open(`token=${client.accessToken}`);
    expect(await opened).toBe(true);
    socket.send(JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: 'y0ud' } }));
    await expect.poll(() => messages).toEqual([{ type: 'subscribe_ok', data: { vendor_id: 'y0ud' } }]);
    const reply = await client.json(order, await orderOverHttp(client));
    const id = at(reply, 'result', 'order_id');
    const statuses = () =>
      messages
        .slice(1)
        .flatMap((message) =>
          at(message, 'data', 'order_id') === id ? [at(message, 'data', 'status')] : [],
        );
    await expect.poll(statuses, { timeout: 15_000 }).toContain('DELIVERED');
    expect(statuses()[0]).toBe('RECEIVED');
    socket.close();
  });

  it('opens with a ticket, once', async () => {
    const ticket = at(await client.json(`${ordersService}/socket/ticket`, {}), 'result', 'ticket');
    const first = open(`ticket=${String(ticket)}`);
    expect(await first.opened).toBe(true);
    expect(await open(`ticket=${String(ticket)}`).opened).toBe(false);
    first.socket.close();
  });

  it('does not open without a session', async () => {
    expect(await open('').opened).toBe(false);
    expect(await open('token=made-up').opened).toBe(false);
    expect((await fetch(`${sandbox.url}/socket?token=${client.accessToken}`)).status).toBe(426);
  });

  it('does not open for a page of another host', async () => {
    const ask = (origin: string) =>
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
    expect(await ask('https://elsewhere.example')).toBe(403);
    expect(await ask('http://localhost:5173')).toBe(101);
  });

  it('breaks when a fault wants it', async () => {
    const { socket, opened, messages, closed } = open(`token=${client.accessToken}`);
    await opened;
    socket.send(JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: 't9xe' } }));
    await expect.poll(() => messages.length).toBe(1);
    await addFault('socket', 'drop');
    await client.json(order, await orderOverHttp(client, 't9xe'));
    expect(await closed).toBe(1006);
  });
});

describe('the portal on Node', () => {
  const visit = (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    fetch(sandbox.url + path, { headers });

  it('is served at every page address, never from a cache, each time with another nonce', async () => {
    const answers = await Promise.all(['/', '/order-tracking/y0ud?order_id=1'].map((path) => visit(path)));
    const nonces = await Promise.all(
      answers.map(async (answer) => {
        expect(answer.status).toBe(200);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        const [, nonce] =
          /script-src 'nonce-([\w-]+)' 'strict-dynamic';/.exec(
            answer.headers.get('content-security-policy') ?? '',
          ) ?? [];
        const html = await answer.text();
        expect(html).not.toContain('__CSP_NONCE__');
        expect(html.split(String(nonce))).toHaveLength(3);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it('runs under enforced Trusted Types, framed by partners only', async () => {
    const { headers } = await visit('/');
    const policy = headers.get('content-security-policy') ?? '';
    for (const directive of [
      "default-src 'none'",
      "require-trusted-types-for 'script'",
      "base-uri 'none'",
      "form-action 'self'",
      "worker-src 'self' blob:",
      'frame-ancestors https://partner.example',
      `connect-src 'self' ws://${new URL(sandbox.url).host}`,
    ]) {
      expect(policy).toContain(directive);
    }
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toMatch(/trusted-types[^;]*\bdefault\b/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
  });

  it('keeps named-by-content files for ever, and asks again for the others', async () => {
    const script = await visit('/assets/app-1a2b.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const texts = await visit('/locales/en.json');
    expect(texts.headers.get('cache-control')).toBe('no-cache');
    const again = await visit('/locales/en.json', { 'if-none-match': texts.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it.each([
    '/assets/missing.js',
    '/locales/xx.json',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%00',
    '/%',
    '/..%5csecret.txt',
  ])('has nothing at %s', async (path) => {
    const answer = await visit(path, { accept: '*/*' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('secret');
  });

  it('stays out of the way of the service', async () => {
    const answer = await visit(`${ordersService}/nothing`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
  });

  it('can be broken like a call', async () => {
    await client.json('/sandbox/faults', { path: '/locales/', fault: { kind: 'status', status: 503 } });
    expect((await visit('/locales/en.json')).status).toBe(503);
    expect((await visit('/locales/en.json')).status).toBe(200);
  });
});

describe('the log', () => {
  it('names no query, so that no token stands in it', () => {
    expect(lines).toContain('POST /orders/api/v1/login 200');
    expect(lines.join('\n')).not.toContain('?');
    expect(lines.join('\n')).not.toContain(client.accessToken);
  });
});
