import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRawConnection } from '../testing/raw-connection.ts';
import { startSandbox, type RunningSandbox } from './node.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    dataFolder: join(folder, 'data'),
    clientTimeouts: { handshake: 200 },
  });
});

afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const requestUpgrade = (path: string, protocol: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade, HTTP2-Settings',
    `Upgrade: ${protocol}`,
    'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
    '\r\n',
  ].join('\r\n');

describe('Node host', () => {
  it.each(['h2c', 'TLS/1.0', 'websocket-next', 'websocket, h2c'])(
    'answers a request to upgrade to %s as HTTP/1.1 and keeps the connection usable',
    async (protocol) => {
      const connection = openRawConnection(sandbox.url);
      connection.send(requestUpgrade('/flags.json', protocol));
      await expect.poll(connection.received).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*"Voucher"/);
      connection.send('GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await expect.poll(connection.received).toContain('HTTP/1.1 404 Not Found');
      connection.destroy();
    },
  );

  it('reads the body of a request with an unsupported upgrade', async () => {
    const connection = openRawConnection(sandbox.url);
    connection.send(
      'POST /sandbox/clock HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n' +
        'Content-Type: application/json\r\nContent-Length: 17\r\n\r\n{"advance_ms":-1}',
    );
    await expect.poll(connection.received).toContain('body.advance_ms');
    connection.destroy();
  });

  it('closes the connection of a refused socket even if the client keeps its side open', async () => {
    const connection = openRawConnection(sandbox.url);
    connection.send(requestUpgrade('/socket?token=made-up', 'websocket'));
    await expect.poll(connection.received).toMatch(/^HTTP\/1\.1 401 Unauthorized\r\n/);
    const isClosed = () => {
      connection.send('more');
      return connection.isClosed();
    };
    await expect.poll(isClosed).toBe(true);
  });
});

describe('client of the Node host', () => {
  it('receives a 413 while it sends an endless chunked body, then loses its connection', async () => {
    const connection = openRawConnection(sandbox.url);
    connection.send(
      'POST /orders/api/v1/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const chunk = `40000\r\n${'x'.repeat(0x40000)}\r\n`;
    const isClosed = () => {
      connection.send(chunk);
      return connection.isClosed();
    };
    await expect.poll(isClosed).toBe(true);
    expect(connection.received()).toMatch(
      /^HTTP\/1\.1 413 Payload Too Large\r\n[^]*"error\.payload-too-large"/,
    );
  });
});
