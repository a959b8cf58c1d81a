import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from '../hosts/node.ts';
import { ordersApi } from '../testing/harness.ts';
import { contentSecurityPolicy, pageHeaders, parsePartners } from './security-headers.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
const portalFolder = join(folder, 'portal');

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
    writeFileSync(join(portalFolder, `public-pages/${page}.html`), `${page} ${preview} ${script}`);
  }
  writeFileSync(join(portalFolder, 'assets/app-1a2b.js'), 'export {};');
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
      '; trusted-types saddlebag#map;',
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

describe('page without partners', () => {
  it('forbids frames in browsers without support for frame-ancestors', () => {
    expect(pageHeaders({ mapProvider: 'maplibre', partners: [] })['x-frame-options']).toBe('DENY');
  });
});

describe('header profile', () => {
  const policy = contentSecurityPolicy({ mapProvider: 'google', partners: [] }, 'abc', 'localhost:4300');

  it('allows Google Maps but no frame and no script without the nonce', () => {
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic' 'unsafe-eval' https: blob:");
    expect(policy).toContain('https://*.googleapis.com');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('trusted-types');
  });

  it('sends the origin as referrer for Google Maps, but not for MapLibre', () => {
    const referrerPolicy = (mapProvider: 'google' | 'maplibre') =>
      pageHeaders({ mapProvider, partners: [] })['referrer-policy'];
    expect(referrerPolicy('google')).toBe('strict-origin-when-cross-origin');
    expect(referrerPolicy('maplibre')).toBe('no-referrer');
  });

  it('ignores directives injected through the host name', () => {
    const policyWithInjection = contentSecurityPolicy(
      { mapProvider: 'maplibre', partners: [] },
      'abc',
      "x; script-src 'unsafe-inline'",
    );
    expect(policyWithInjection).not.toContain('unsafe-inline');
  });
});

describe('parsePartners', () => {
  it('accepts spaces and commas between origins', () => {
    expect(parsePartners(' https://a.example, https://b.example:8443 ')).toEqual([
      'https://a.example',
      'https://b.example:8443',
    ]);
    expect(parsePartners('')).toEqual([]);
  });

  it.each(['a.example', 'https://a.example/path', '*', 'https://*.example;', "'self'"])(
    'throws for %s',
    (entry) => {
      expect(() => parsePartners(entry)).toThrow('is not an origin');
    },
  );
});
