import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveFolder } from './static-server.ts';
import type { StaticServer } from './static-server.ts';

const outside = mkdtempSync(join(tmpdir(), 'saddlebag-static-'));
let server: StaticServer;

beforeAll(async () => {
  mkdirSync(join(outside, 'site'));
  writeFileSync(join(outside, 'site', 'index.html'), '<title>Stories</title>');
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  server = await serveFolder(join(outside, 'site'));
});

afterAll(async () => {
  await server.close();
  rmSync(outside, { recursive: true });
});

/** fetch() would tidy the path before it leaves. */
const statusOfRawPath = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(server.url, { path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });

it('serves index.html for a folder, with its type', async () => {
  const response = await fetch(`${server.url}/`);

  expect(await response.text()).toBe('<title>Stories</title>');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

it('answers 404 for what is not there', async () => {
  expect((await fetch(`${server.url}/nothing.js`)).status).toBe(404);
});

it('serves nothing above its folder', async () => {
  expect(await statusOfRawPath('/..%2fsecret.txt')).toBe(403);
  expect(await statusOfRawPath('/../secret.txt')).not.toBe(200);
});
