import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from '../hosts/node.ts';
import { ordersApi } from '../testing/harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
const portalFolder = join(folder, 'portal');

const longScript = 'export const answer = 42;\n'.repeat(100);

let sandbox: RunningSandbox;

beforeAll(async () => {
  mkdirSync(join(portalFolder, 'assets'), { recursive: true });
  mkdirSync(join(portalFolder, 'locales'));
  mkdirSync(join(portalFolder, 'public-pages'));
  const script = '<script nonce="__CSP_NONCE__" src="/assets/app-1a2b.js"></script>';
  writeFileSync(
    join(portalFolder, 'index.html'),
    `<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__">${script}`,
  );
  for (const page of ['tracking', 'delivery-receipt', 'tracking-c2c', 'prohibiteditems-c2c']) {
    const preview = `<meta property="og:image" content="__ORIGIN__/link-preview.png">`;
    const padding = `<style>${'a{}'.repeat(400)}</style>`;
    writeFileSync(join(portalFolder, `public-pages/${page}.html`), `${page} ${preview} ${script} ${padding}`);
  }
  writeFileSync(join(portalFolder, 'assets/app-1a2b.js'), 'export {};');
  writeFileSync(join(portalFolder, 'assets/large-3c4d.js'), longScript);
  writeFileSync(join(portalFolder, 'link-preview.png'), Buffer.alloc(4000));
  writeFileSync(join(portalFolder, 'locales/en.json'), '{"hello":"Hello"}');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  sandbox = await startSandbox({
    port: 0,
    dataFolder: join(folder, 'data'),
    portalFolder,
    partners: ['https://partner.example'],
  });
});

afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

describe('portal on Node', () => {
  const visit = (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    fetch(sandbox.url + path, { headers });

  it('serves every page uncached with a new nonce', async () => {
    const responses = await Promise.all(['/', '/order-tracking/y0ud?order_id=1'].map((path) => visit(path)));
    const nonces = await Promise.all(
      responses.map(async (response) => {
        expect(response.status).toBe(200);
        expect(response.headers.get('cache-control')).toBe('no-store');
        const [, nonce] =
          /script-src 'nonce-([\w-]+)' 'strict-dynamic';/.exec(
            response.headers.get('content-security-policy')!,
          ) ?? [];
        const html = await response.text();
        expect(html).not.toContain('__CSP_NONCE__');
        expect(html.split(String(nonce))).toHaveLength(3);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it.each([
    ['tracking', '/tracking/token'],
    ['delivery-receipt', '/delivery-receipt/token/'],
    ['tracking-c2c', '/tracking-c2c/token'],
    ['prohibiteditems-c2c', '/prohibiteditems-c2c'],
  ])('serves the public page %s at %s with the headers of a page', async (page, path) => {
    const response = await visit(path, { accept: '*/*' });

    const html = await response.text();
    expect(html).toContain(`${page} <meta property="og:image" content="${sandbox.url}/link-preview.png">`);
    expect(html).not.toContain('__CSP_NONCE__');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  });

  it.each(['/tracking', '/tracking/', '/tracking/token/more', '/prohibiteditems-c2c/token'])(
    'serves the portal at %s',
    async (path) => {
      expect(await (await visit(path)).text()).toContain('<!doctype html>');
    },
  );

  it('enforces Trusted Types and allows only partners to frame it', async () => {
    const { headers } = await visit('/');
    const policy = headers.get('content-security-policy')!;
    for (const directive of [
      "default-src 'none'",
      '; trusted-types saddlebag#map saddlebag#offline saddlebag#workbook saddlebag#order-file;',
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
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
  });

  it('lets partners show its pages in a frame, but not its files', async () => {
    expect((await visit('/')).headers.get('x-frame-options')).toBeNull();
    const { headers } = await visit('/locales/en.json');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  });

  it('caches hashed files forever and revalidates the others', async () => {
    const script = await visit('/assets/app-1a2b.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const texts = await visit('/locales/en.json');
    expect(texts.headers.get('cache-control')).toBe('no-cache');
    const revalidation = await visit('/locales/en.json', { 'if-none-match': texts.headers.get('etag')! });
    expect(revalidation.status).toBe(304);
  });

  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip;q=0.5'],
    [null, 'br;q=0, gzip;q=0.0'],
    [null, 'identity'],
  ])('compresses texts with %s for a client that accepts %s', async (encoding, accepted) => {
    const response = await visit('/assets/large-3c4d.js', { 'accept-encoding': accepted });

    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(await response.text()).toBe(longScript);
  });

  it('compresses its pages', async () => {
    const response = await visit('/tracking/token', { accept: 'text/html', 'accept-encoding': 'br' });

    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toContain('link-preview.png');
  });

  it('names each encoding of a file by its own entity tag', async () => {
    const tagOf = async (accepted: string) =>
      (await visit('/assets/large-3c4d.js', { 'accept-encoding': accepted })).headers.get('etag')!;
    const tags = [await tagOf('br'), await tagOf('gzip'), await tagOf('identity')];

    expect(new Set(tags).size).toBe(3);
    const [tag = ''] = tags;
    const revalidation = await visit('/assets/large-3c4d.js', {
      'accept-encoding': 'br',
      'if-none-match': tag,
    });
    expect(revalidation.status).toBe(304);
  });

  it('sends pictures and short files as they are', async () => {
    for (const path of ['/link-preview.png', '/assets/app-1a2b.js']) {
      const response = await visit(path, { 'accept-encoding': 'br' });
      expect(response.headers.get('content-encoding')).toBeNull();
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
  });

  it('compresses the streets of the map', async () => {
    const response = await visit('/map/bd/streets.json', { 'accept-encoding': 'gzip' });

    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.json()).toMatchObject({ type: 'FeatureCollection' });
  });

  it.each([
    '/assets/missing.js',
    '/locales/xx.json',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%00',
    '/%',
    '/..%5csecret.txt',
  ])('answers 404 to %s', async (path) => {
    const response = await visit(path, { accept: '*/*' });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });

  it('answers unknown service paths with JSON', async () => {
    const response = await visit(`${ordersApi}/nothing`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
  });

  it('applies faults to portal files', async () => {
    const fault = { path: '/locales/', fault: { kind: 'status', status: 503 } };
    await fetch(`${sandbox.url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
    expect((await visit('/locales/en.json')).status).toBe(503);
    expect((await visit('/locales/en.json')).status).toBe(200);
  });
});
