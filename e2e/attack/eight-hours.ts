import type { Browser, CDPSession, Page } from '@playwright/test';
import { recordResources } from '../live/resource-log.ts';
import { startSandbox } from '../sandbox-process.ts';
import { storeSession } from '../session.ts';
import { accounts, password, vendorAt } from '../vendor.ts';
import { createTally, scaled } from './attack-part.ts';
import type { AttackPart } from './attack-part.ts';
import { withBrowser } from './with-browser.ts';

const vendorId = 'y0ud';
const stepMinutes = 2;
/** Simulated minutes before the heap is measured for the first time: all parts of the screen have loaded. */
const warmUpMinutes = 30;
const maxGrowthMegabytes = 5;
/** Milliseconds of real time between two steps, in which the responses of the service arrive. */
const pauseMs = 150;

const measureHeap = async (session: CDPSession): Promise<number> => {
  // The second collection frees what the finalizers of the first one have released.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
};

/** Reads what the page has started and not ended. */
const readResources = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.resourceLog?.list() ?? ['the page records no resources']);

/** Reads what a login page without an earlier session has started, such as the check for a new build. */
const readLoginPage = async (browser: Browser, baseURL: string): Promise<readonly string[]> => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript(recordResources);
  await page.goto('/');
  await vendorAt(page).logIn.waitFor();
  await page.clock.runFor(60_000);
  const resources = await readResources(page);
  await context.close();
  return resources;
};

/**
 * Lets eight hours pass in one tab of the tracking screen, for the portal and for the service. The heap must grow by
 * at most 5 MB after the first half hour. After the logout, no timer and no connection may be left.
 */
export const eightHours: AttackPart = (options) =>
  withBrowser(async (browser) => {
    const tally = createTally();
    const sandbox = await startSandbox();
    try {
      const page = await browser.newPage({ baseURL: sandbox.url, viewport: { width: 1280, height: 800 } });
      await storeSession(page, accounts.parent, password);
      // Playwright's clock runs the timers of the page, so it must wrap the browser's timers first.
      await page.clock.install();
      await page.addInitScript(recordResources);
      await page.goto(`/order-tracking/${vendorId}`);
      await page.locator('[data-slot=order-list-item]').first().waitFor();
      const session = await page.context().newCDPSession(page);
      const pass = async (minutes: number): Promise<void> => {
        for (let passed = 0; passed < minutes; passed += stepMinutes) {
          await sandbox.advanceMinutes(stepMinutes);
          await page.clock.runFor(stepMinutes * 60_000);
          await page.waitForTimeout(pauseMs);
        }
      };
      await pass(warmUpMinutes);
      const before = await measureHeap(session);
      await pass(scaled(8 * 60 - warmUpMinutes, options));
      const growth = (await measureHeap(session)) - before;
      tally.count(growth <= maxGrowthMegabytes ? null : `the heap grew by ${growth.toFixed(1)} MB`);

      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      // Toasts and animations end by themselves.
      await page.clock.runFor(60_000);
      await page.waitForTimeout(1000);
      const usual = new Set(await readLoginPage(browser, sandbox.url));
      const left = (await readResources(page)).filter((name) => !usual.has(name));
      tally.count(left.length === 0 ? null : `after the logout: ${left.join(', ')}`);
      return tally.report(`heap ${before.toFixed(1)} MB, growth ${growth.toFixed(1)} MB`);
    } finally {
      await sandbox.close();
    }
  });
