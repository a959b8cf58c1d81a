import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRawConnection, type RawConnection } from '../testing/raw-connection.ts';
import { startSandbox, type RunningSandbox } from './node.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    dataFolder: join(folder, 'data'),
    clientTimeouts: { headers: 200, request: 400, keepAlive: 200, search: 50 },
  });
});

afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

/** Sends a byte with each poll until the service has closed the connection. */
const expectClosed = (connection: RawConnection): Promise<void> =>
  expect
    .poll(() => {
      connection.send('x');
      return connection.isClosed();
    })
    .toBe(true);

describe('slow client on Node', () => {
  it.each([
    ['the headers', 'GET /flags.json HTTP/1.1\r\nHost: localhost\r\nx-'],
    ['the body', 'POST /orders/api/v1/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n'],
  ])('receives a 408 when it sends %s byte by byte', async (_part, start) => {
    const connection = openRawConnection(sandbox.url);
    connection.send(start);
    await expectClosed(connection);
    expect(connection.received()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  it.each([
    ['sends nothing', ''],
    ['sends no second request', 'GET /flags.json HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ])('loses its connection when it %s', async (_case, start) => {
    const connection = openRawConnection(sandbox.url);
    connection.send(start);
    await expect.poll(connection.hasEnded).toBe(true);
  });
});
