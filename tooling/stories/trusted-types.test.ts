import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { serveFolder } from '../static-server.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { watchPage } from './watch-page.ts';
import type { Browser, Page } from 'playwright';
import type { StaticServer } from '../static-server.ts';

declare global {
  interface Window {
    readonly trustedTypesReports: string[];
  }
}

// Pages load slowly while the browser shares its CPU cores with other tests.
vi.setConfig({ testTimeout: 30_000 });

const folder = mkdtempSync(join(tmpdir(), 'saddlebag-trusted-'));
let server: StaticServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const head = readFileSync(join(import.meta.dirname, '../../.storybook/trusted-types.html'), 'utf8');
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><title>Story</title><link rel="icon" href="data:,">${head}</head><body><main><h1>Story</h1></main></body></html>`,
  );
  server = await serveFolder(folder);
  browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  page = await browser.newPage();
}, 60_000);

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

const readReports = () => page.evaluate(() => window.trustedTypesReports);

describe('the Trusted Types policy of Storybook', () => {
  it('blocks and reports HTML and script URLs created from strings', async () => {
    await page.goto(server.url);
    await page.evaluate(() => {
      setTimeout(() => {
        document.body.insertAdjacentHTML('beforeend', '<p id="smuggled">Markup</p>');
      });
      setTimeout(() => {
        document.createElement('script').src = 'https://elsewhere.example/x.js';
      });
    });

    await expect.poll(async () => (await readReports()).length).toBe(2);
    const [markup, script] = await readReports();
    expect(markup).toContain('insertAdjacentHTML');
    expect(script).toContain('HTMLScriptElement src');
    expect(await page.locator('#smuggled').count()).toBe(0);
  });

  it('allows the HTML and script URLs that the Storybook runtime creates', async () => {
    await page.goto(server.url);
    await page.evaluate(() => {
      document.createElement('div').innerHTML = '';
      document.body.insertAdjacentHTML('beforeend', '<svg id="storybook-a11y-vision-filters"></svg>');
      document.createElement('script').src = './mockServiceWorker.js';
    });

    expect(await readReports()).toEqual([]);
  });
});

describe('checkAccessibility', () => {
  it('reports violations on a page with the Trusted Types policy', async () => {
    await page.goto(server.url);
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));

    const violations = await checkAccessibility(page, 'UI/Button');

    expect(violations.map(({ rule, selector }) => [rule, selector])).toEqual([['button-name', 'button']]);
    expect(await readReports()).toEqual([]);
  });

  it('requires landmarks on portal screens but not on component stories', async () => {
    await page.goto(server.url);
    await page.evaluate(() => {
      const text = document.createElement('p');
      text.textContent = 'Beside the landmarks';
      document.body.append(text);
    });

    expect((await checkAccessibility(page, 'Portal/Login')).map(({ rule }) => rule)).toContain('region');
    expect(await checkAccessibility(page, 'UI/Button')).toEqual([]);
  });
});

describe('watchPage', () => {
  it('records console errors and requests to other origins', async () => {
    const other = await browser.newPage();
    const problems = watchPage(other, server.url);
    await other.goto(server.url);
    await other.evaluate(async () => {
      console.error('Two children with one key');
      await fetch('http://127.0.0.1:9/map').catch(() => null);
    });

    expect(problems[0]).toBe('Console error: Two children with one key');
    expect(problems).toContain('Request to another origin: http://127.0.0.1:9/map');
    await other.close();
  });
});
