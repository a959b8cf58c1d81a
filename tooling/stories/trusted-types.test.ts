import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { serveFolder } from '../static-server.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { watchPage } from './watch-page.ts';
import type { Browser, Page } from 'playwright';
import type { StaticServer } from '../static-server.ts';

// A browser shares the cores with all the other tests.
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

const reports = () =>
  page.evaluate(() => (window as unknown as { trustedTypesReports: string[] }).trustedTypesReports);

it('counts what a story makes of a string, and refuses it', async () => {
  await page.goto(server.url);
  await page.evaluate(() => {
    setTimeout(() => {
      document.body.insertAdjacentHTML('beforeend', '<p id="smuggled">Markup</p>');
    });
    setTimeout(() => {
      document.createElement('script').src = 'https://elsewhere.example/x.js';
    });
  });

  await expect.poll(async () => (await reports()).length).toBe(2);
  const [markup, script] = await reports();
  expect(markup).toContain('insertAdjacentHTML');
  expect(script).toContain('HTMLScriptElement src');
  expect(await page.locator('#smuggled').count()).toBe(0);
});

it('lets through what the runtime of Storybook needs, and counts nothing', async () => {
  await page.goto(server.url);
  await page.evaluate(() => {
    document.createElement('div').innerHTML = '';
    document.body.insertAdjacentHTML('beforeend', '<svg id="storybook-a11y-vision-filters"></svg>');
    document.createElement('script').src = './mockServiceWorker.js';
  });

  expect(await reports()).toEqual([]);
});

it('finds what axe finds on a page under that policy', async () => {
  await page.goto(server.url);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));

  const violations = await checkAccessibility(page, 'UI/Button');

  expect(violations.map(({ rule, selector }) => [rule, selector])).toEqual([['button-name', 'button']]);
  expect(await reports()).toEqual([]);
});

it('asks a screen for landmarks, and a component not', async () => {
  await page.goto(server.url);
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.textContent = 'Beside the landmarks';
    document.body.append(text);
  });

  expect((await checkAccessibility(page, 'Portal/Login')).map(({ rule }) => rule)).toContain('region');
  expect(await checkAccessibility(page, 'UI/Button')).toEqual([]);
});

it('writes down errors and requests to the outside', async () => {
  const other = await browser.newPage();
  const complaints = watchPage(other, server.url);
  await other.goto(server.url);
  await other.evaluate(async () => {
    console.error('Two children with one key');
    await fetch('http://127.0.0.1:9/map').catch(() => null);
  });

  expect(complaints[0]).toBe('Said as an error: Two children with one key');
  expect(complaints).toContain('Asked for http://127.0.0.1:9/map, which is outside');
  await other.close();
});
