import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInOverHttp, type HttpClient } from '../testing/http-client.ts';
import { ordersApi } from '../testing/harness.ts';
import { openRawConnection } from '../testing/raw-connection.ts';
import { startSandbox, type RunningSandbox } from './node.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));

let sandbox: RunningSandbox;
let client: HttpClient;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dataFolder: join(folder, 'data') });
  client = await signInOverHttp(sandbox.url);
});

afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

/** Requests a socket. Returns the connection once the service has answered. */
const requestSocket = async () => {
  const connection = openRawConnection(sandbox.url);
  const lines = [
    `GET /socket?token=${client.accessToken} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ];
  connection.send(`${lines.join('\r\n')}\r\n\r\n`);
  await expect.poll(connection.received).toContain('\r\n\r\n');
  return { ...connection, status: connection.received().slice(9, 12) };
};

describe('address on Node', () => {
  it('has a limited number of open sockets', async () => {
    await client.json('/sandbox/settings', { sockets_per_address: 2 });
    const first = await requestSocket();
    const second = await requestSocket();
    const third = await requestSocket();
    expect([first.status, second.status, third.status]).toEqual(['101', '101', '429']);
    expect(third.received()).toMatch(/retry-after: 10/i);

    first.destroy();
    await expect.poll(async () => (await requestSocket()).status).toBe('101');
  });

  it('has a limited number of guest sessions', async () => {
    await client.json('/sandbox/settings', { guests_per_minute: 1, flags: { GuestCheckout: true } });
    const signInAsGuest = () =>
      client.send(`${ordersApi}/login/guest`, {
        method: 'POST',
        body: JSON.stringify({ country_code: 'bd' }),
      });
    expect((await signInAsGuest()).status).toBe(200);
    const refused = await signInAsGuest();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
