import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFolder } from './static-server.ts';
import type { StaticServer } from './static-server.ts';

const parentFolder = mkdtempSync(join(tmpdir(), 'saddlebag-static-'));
let server: StaticServer;

beforeAll(async () => {
  mkdirSync(join(parentFolder, 'site'));
  writeFileSync(join(parentFolder, 'site', 'index.html'), '<title>Stories</title>');
  writeFileSync(join(parentFolder, 'secret.txt'), 'secret');
  server = await serveFolder(join(parentFolder, 'site'));
});

afterAll(async () => {
  await server.close();
  rmSync(parentFolder, { recursive: true });
});

/** Requests a path as written. `fetch` would resolve `..` before sending. */
const statusOfRawPath = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(server.url, { path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });

describe('the static server', () => {
  it('serves index.html with its content type for a folder', async () => {
    const response = await fetch(`${server.url}/`);

    expect(await response.text()).toBe('<title>Stories</title>');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('responds with 404 for a missing file', async () => {
    expect((await fetch(`${server.url}/nothing.js`)).status).toBe(404);
  });

  it('rejects paths outside its folder', async () => {
    expect(await statusOfRawPath('/..%2fsecret.txt')).toBe(403);
    expect(await statusOfRawPath('/../secret.txt')).not.toBe(200);
  });
});
