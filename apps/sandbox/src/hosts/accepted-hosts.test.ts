import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRawConnection } from '../testing/raw-connection.ts';
import { parseHosts } from './accepted-hosts.ts';
import { startSandbox, type RunningSandbox } from './node.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));

let sandbox: RunningSandbox;

beforeAll(async () => {
  const hosts = parseHosts('Portal.example, vendor.test');
  sandbox = await startSandbox({ port: 0, dataFolder: join(folder, 'data'), hosts });
});

afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

/** Sends a request with any `Host` header, which `fetch` does not allow. */
const send = (line: string, ...headers: readonly string[]) => {
  const connection = openRawConnection(sandbox.url);
  connection.send([line, 'Connection: close', 'Content-Length: 0', ...headers, '\r\n'].join('\r\n'));
  return connection;
};

describe('host of a request', () => {
  it.each([
    'localhost',
    'localhost:4300',
    'LocalHost:80',
    '127.0.0.1:5173',
    '[::1]:4300',
    'portal.example',
    'portal.example:8443',
    'vendor.test',
  ])('is accepted when it is %s', async (host) => {
    const connection = send('POST /partner/token HTTP/1.1', `Host: ${host}`);
    await expect.poll(connection.received).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*"token"/);
  });

  it.each([
    'elsewhere.example',
    'localhost.elsewhere.example:4300',
    'sub.portal.example',
    '127.0.0.2',
    'localhost@elsewhere.example',
  ])('is refused when it is %s', async (host) => {
    const connection = send('POST /partner/token HTTP/1.1', `Host: ${host}`);
    await expect.poll(connection.received).toMatch(/^HTTP\/1\.1 4(21|00) /);
    expect(connection.received()).not.toContain('"token"');
  });

  it('is refused with the usual error body', async () => {
    const connection = send('GET /flags.json HTTP/1.1', 'Host: elsewhere.example');
    await expect
      .poll(connection.received)
      .toMatch(/^HTTP\/1\.1 421 Misdirected Request\r\n[^]*"translation_key":"error\.host-not-accepted"/);
  });

  it('is refused for a socket too', async () => {
    const connection = send(
      'GET /socket?token=x HTTP/1.1',
      'Host: elsewhere.example',
      'Upgrade: websocket',
      'Connection: Upgrade',
    );
    await expect.poll(connection.received).toMatch(/^HTTP\/1\.1 421 /);
  });
});

describe('parseHosts', () => {
  it('accepts spaces and commas between names', () => {
    expect(parseHosts(' a.example, [::1]  B.example ')).toEqual(['a.example', '[::1]', 'b.example']);
    expect(parseHosts('')).toEqual([]);
  });

  it.each(['https://a.example', 'a.example:80', '*', '.example', 'a.example/path'])(
    'throws for %s',
    (entry) => {
      expect(() => parseHosts(entry)).toThrow('is not a host name');
    },
  );
});
