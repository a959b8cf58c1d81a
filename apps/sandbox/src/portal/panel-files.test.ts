import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { panelPath } from './panel-files.ts';
import { createPortalFiles } from './portal-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-panel-'));
const files = createPortalFiles(folder, { googleMaps: null, partners: ['https://partner.example'] });
const visit = (search = '') => files(new Request(`http://localhost:4300${panelPath}${search}`));

beforeAll(() => {
  mkdirSync(join(folder, 'help-panel'));
  writeFileSync(join(folder, 'secret.html'), 'secret');
  for (const [language, direction] of [
    ['ar', 'rtl'],
    ['bn', 'ltr'],
    ['en', 'ltr'],
  ] as const) {
    const html = `<html lang="${language}" dir="${direction}"><script nonce="__CSP_NONCE__"></script>`;
    writeFileSync(join(folder, `help-panel/${language}.html`), html);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('help-centre panel', () => {
  // Proves: help-centre.frame
  it('may be shown in a frame of the portal only', async () => {
    const response = await visit();

    expect(response?.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'$/);
    expect(response?.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('runs only scripts with the nonce of its response, and is never cached', async () => {
    const responses = [await visit(), await visit()];

    const nonces = await Promise.all(
      responses.map(async (response) => {
        const policy = response?.headers.get('content-security-policy') ?? '';
        const [, nonce] = /script-src 'nonce-([\w-]+)' 'strict-dynamic';/.exec(policy) ?? [];
        expect(await response?.text()).toContain(`<script nonce="${nonce}">`);
        expect(policy).toMatch(/^default-src 'none';.*; require-trusted-types-for 'script';/);
        expect(policy).not.toContain('unsafe');
        expect(response?.headers.get('cache-control')).toBe('no-store');
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it.each([
    ['ar-BH', '<html lang="ar" dir="rtl">'],
    ['bn', '<html lang="bn" dir="ltr">'],
    ['th', '<html lang="en" dir="ltr">'],
    ['"><script>', '<html lang="en" dir="ltr">'],
    ['../secret', '<html lang="en" dir="ltr">'],
  ])('is written in the language of %s', async (locale, expected) => {
    const response = await visit(`?locale=${encodeURIComponent(locale)}`);

    expect(await response?.text()).toContain(expected);
  });

  it('is missing without a build of the portal', async () => {
    const withoutBuild = createPortalFiles(join(folder, 'none'), { googleMaps: null, partners: [] });

    expect(await withoutBuild(new Request(`http://localhost:4300${panelPath}`))).toBeNull();
  });
});
