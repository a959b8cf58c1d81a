import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from '../hosts/node.ts';
import { ordersService } from '../testing/harness.ts';
import { contentSecurityPolicy, pageHeaders, readPartners } from './security-headers.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
const portalFolder = join(folder, 'portal');

let sandbox: RunningSandbox;

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
  });
});

afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
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
            answer.headers.get('content-security-policy')!,
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
    const policy = headers.get('content-security-policy')!;
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
    const again = await visit('/locales/en.json', { 'if-none-match': texts.headers.get('etag')! });
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
    const fault = { path: '/locales/', fault: { kind: 'status', status: 503 } };
    await fetch(`${sandbox.url}/sandbox/faults`, { method: 'POST', body: JSON.stringify(fault) });
    expect((await visit('/locales/en.json')).status).toBe(503);
    expect((await visit('/locales/en.json')).status).toBe(200);
  });
});

describe('the header profile for Google’s map', () => {
  const policy = contentSecurityPolicy({ mapProvider: 'google', partners: [] }, 'abc', 'localhost:4300');

  it('lets that map load, and still no frame and no script without the nonce', () => {
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic' 'unsafe-eval' https: blob:");
    expect(policy).toContain('https://*.googleapis.com');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('trusted-types');
  });

  it('tells Google the origin that its key is bound to, and nobody a path', () => {
    const policyOf = (mapProvider: 'google' | 'maplibre') =>
      pageHeaders({ mapProvider, partners: [] })['referrer-policy'];
    expect(policyOf('google')).toBe('strict-origin-when-cross-origin');
    expect(policyOf('maplibre')).toBe('no-referrer');
  });

  it('takes no directive from a host name', () => {
    const sly = contentSecurityPolicy(
      { mapProvider: 'maplibre', partners: [] },
      'abc',
      "x; script-src 'unsafe-inline'",
    );
    expect(sly).not.toContain('unsafe-inline');
  });
});

describe('the list of partners', () => {
  it('is read with blanks or commas between origins', () => {
    expect(readPartners(' https://a.example, https://b.example:8443 ')).toEqual([
      'https://a.example',
      'https://b.example:8443',
    ]);
    expect(readPartners('')).toEqual([]);
  });

  it.each(['a.example', 'https://a.example/path', '*', 'https://*.example;', "'self'"])(
    'does not take %s',
    (entry) => {
      expect(() => readPartners(entry)).toThrow('is not an origin');
    },
  );
});
