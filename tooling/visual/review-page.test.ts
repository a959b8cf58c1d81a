import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { checkAccessibility } from '../stories/check-accessibility.ts';
import { parseDecisions } from './decisions.ts';
import { itemOf, savePicture, paintPicture } from './review.fixture.ts';
import { serveReview } from './review-server.ts';
import { readReport, writeReport } from './write-report.ts';
import type { Browser, Page } from 'playwright';
import type { Report } from './model.ts';
import type { ReviewServer } from './review-server.ts';

// Pages load slowly while the browser shares its CPU cores with other tests.
vi.setConfig({ testTimeout: 30_000 });

const folder = mkdtempSync(join(tmpdir(), 'saddlebag-review-'));
const [site, pictures, file] = [
  join(folder, 'site'),
  join(folder, 'pictures'),
  join(folder, 'visual-review.json'),
];
let report: Report;
let server: ReviewServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  mkdirSync(pictures);
  const before = savePicture(pictures, paintPicture(320, 200, { left: 20, top: 20, size: 60 }));
  const after = savePicture(pictures, paintPicture(320, 200, { left: 21, top: 20, size: 60 }));
  const side = { commit: '0123456789abcdef', subject: 'Round the corners </script>' };
  report = {
    base: { name: 'main', ...side },
    head: { name: 'working tree', ...side },
    unchanged: 12,
    items: [
      itemOf('sizes light', { before, after, difference: after.hash, changedPixels: 120 }),
      itemOf('sizes dark', {
        before,
        after,
        difference: after.hash,
        modeName: 'falaj dark',
        brand: 'falaj',
        theme: 'dark',
      }),
      itemOf('fresh', { kind: 'new', component: 'UI/Toast', story: 'Fresh', after }),
      itemOf('map', { kind: 'failed', component: 'UI/Map', story: 'Static', message: 'It threw.' }),
      ...Array.from({ length: 600 }, (_, index) =>
        itemOf(`many ${index}`, {
          kind: 'flaky',
          component: `UI/Many ${index % 40}`,
          story: `Story ${index % 80}`,
          before,
          after,
          difference: after.hash,
        }),
      ),
    ],
  };
  await writeReport(site, report, pictures, {});
  server = await serveReview(site, file);
  browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  page = await browser.newPage();
}, 60_000);

beforeEach(async () => {
  rmSync(file, { force: true });
  await page.goto('about:blank');
  await page.goto(server.url);
  await page.locator('.row').first().waitFor();
});

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

const readTitle = () => page.locator('.bar h2').innerText();
const readDecisions = () => parseDecisions(readFileSync(file, 'utf8'));

describe('the review page', () => {
  it('contains the data of the report', () => {
    expect(readReport(site)).toEqual(report);
  });

  it('saves decisions made with the keyboard', async () => {
    expect(await readTitle()).toMatch(/^UI\/Button \/ Sizes mangrove light · changed, 120 pixels$/);

    await page.keyboard.press('c');
    await page.keyboard.type('Rounder, as planned');
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    await expect.poll(readTitle).toContain('falaj dark');
    await page.keyboard.press('d');
    await page.getByText('2 of 3 decided').waitFor();

    expect(readDecisions()).toMatchObject({
      'sizes light': {
        verdict: 'accepted',
        comment: 'Rounder, as planned',
        after: report.items[0]?.after?.hash,
      },
      'sizes dark': { verdict: 'denied' },
    });
    await page.keyboard.press('k');
    await page.reload();
    await page.getByText('2 of 3 decided').waitFor();
    expect(await page.getByRole('button', { name: 'accepted mangrove light changed' }).count()).toBe(1);
  });

  it('offers four views of a change', async () => {
    expect(await page.locator('.side-by-side img').count()).toBe(2);
    await page.keyboard.press('2');
    await page.getByRole('slider', { name: 'Before and after' }).fill('20');
    expect(await page.locator('.stack').getAttribute('style')).toContain('20%');
    await page.keyboard.press('3');
    expect(await page.locator('.blink img').count()).toBe(2);
    await page.keyboard.press('4');
    const difference = page.getByAltText('Difference');
    expect(
      await difference.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(320);
  });

  it('filters the list by search words and field values', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('fresh');
    expect(await page.locator('.row').count()).toBe(1);
    expect(await readTitle()).toContain('UI/Toast / Fresh');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.getByRole('combobox', { name: 'Brand' }).selectOption('falaj');
    expect(await page.locator('.row').count()).toBe(1);
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('new');
    expect(await page.getByText('No item matches this filter.').isVisible()).toBe(true);
  });

  it('shows why a story failed, without a button to accept it', async () => {
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('failed');

    expect(await page.locator('.message').innerText()).toBe('It threw.');
    expect(await page.getByRole('button', { name: 'Accept' }).count()).toBe(0);
  });

  it('filters six hundred items within half a second', async () => {
    const milliseconds = await page.evaluate(() => {
      const startedAt = performance.now();
      document.querySelector('.filters')?.dispatchEvent(new Event('input'));
      return performance.now() - startedAt;
    });

    expect(milliseconds).toBeLessThan(500);
  });

  it.each(['light', 'dark'] as const)('passes all axe rules in the %s theme', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('changed');

    expect(await checkAccessibility(page, 'Portal/Review')).toEqual([]);
  });

  it('offers the decisions as a download when opened from disk', async () => {
    await page.goto(`file://${join(site, 'index.html')}`);
    await page.locator('.row').first().waitFor();
    await page.keyboard.press('a');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download decisions' }).click(),
    ]);

    expect(download.suggestedFilename()).toBe('visual-review.json');
    expect(parseDecisions(readFileSync(await download.path(), 'utf8'))).toMatchObject({
      'sizes light': { verdict: 'accepted' },
    });
  });

  it('rejects decisions of other origins, invalid decisions and paths outside its folder', async () => {
    const send = (origin: string, body: string) =>
      fetch(`${server.url}/visual-review.json`, { method: 'PUT', headers: { origin }, body }).then(
        ({ status }) => status,
      );

    expect(await send('https://elsewhere.example', '{"decisions":{}}')).toBe(403);
    expect(await send(server.url, '{"decisions":{"a":1}}')).toBe(400);
    expect((await fetch(`${server.url}/..%2Fpictures`)).status).toBe(404);
  });
});
