import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import { recordResources } from '../live/resource-log.ts';
import { placeLinkedOrder } from '../public-link.ts';
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
/** Simulated minutes between two orders, so that riders are on their way all the time. */
const orderEveryMinutes = 10;
/** An order is accepted, near, collected and delivered at least. */
const updatesPerOrder = 4;
/**
 * Milliseconds that pass at once in the page. Less than the 15 s timeout of a call, because a response takes real time:
 * a renewal of the session that times out ends it.
 */
const sliceMs = 10_000;
/** Milliseconds of real time between two looks at the open requests. */
const pauseMs = 5;

const measureHeap = async (session: CDPSession): Promise<number> => {
  // The second collection frees what the finalizers of the first one have released.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
};

/** Reads what the page has started and not ended. */
const readResources = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      window.resourceLog?.list().map((name) => name.replace(/ #\d+$/, '')) ?? [
        'the page records no resources',
      ],
  );

/** Removes one equal entry for each of the usual ones, so that a second timer of the same length stays. */
const withoutUsual = (names: readonly string[], usual: readonly string[]): readonly string[] => {
  const expected = [...usual];
  return names.filter((name) => {
    const index = expected.indexOf(name);
    if (index !== -1) expected.splice(index, 1);
    return index === -1;
  });
};

/** Lets time pass in a page. Waits for the responses in between. */
const createClock = (page: Page): ((milliseconds: number) => Promise<void>) => {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  const close = (request: Request): void => void open.delete(request);
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return async (milliseconds) => {
    for (let passed = 0; passed < milliseconds; passed += sliceMs) {
      await page.clock.runFor(sliceMs);
      do await page.waitForTimeout(pauseMs);
      while (open.size > 0);
    }
  };
};

/** Reads what a login page without an earlier session has started, such as the check for a new build. */
const readLoginPage = async (browser: Browser, baseURL: string): Promise<readonly string[]> => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript(recordResources);
  await page.goto('/');
  await vendorAt(page).logIn.waitFor();
  // The parts in the background load after the screen and start the timers that every page has.
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(60_000);
  await page.waitForLoadState('networkidle');
  const resources = await readResources(page);
  await context.close();
  return resources;
};

/**
 * Lets eight hours pass in one tab of the tracking screen, for the portal and for the service, with a new order every
 * ten minutes. The heap must grow by at most 5 MB after the first half hour. After the logout, no timer and no
 * connection may be left.
 */
export const eightHours: AttackPart = (options) =>
  withBrowser(async (browser) => {
    const tally = createTally();
    const sandbox = await startSandbox();
    try {
      const page = await browser.newPage({ baseURL: sandbox.url, viewport: { width: 1280, height: 800 } });
      await storeSession(page, accounts.parent, password);
      let updates = 0;
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
          if (payload.includes('order_update')) updates += 1;
        }),
      );
      // Playwright's clock runs the timers of the page, so it must wrap the browser's timers first.
      await page.clock.install();
      await page.addInitScript(recordResources);
      await page.goto(`/order-tracking/${vendorId}`);
      await page.locator('[data-slot=order-list-item]').first().waitFor();
      const passTime = createClock(page);
      const session = await page.context().newCDPSession(page);
      let orders = 0;
      const pass = async (minutes: number): Promise<void> => {
        for (let passed = 0; passed < minutes; passed += stepMinutes) {
          if (passed % orderEveryMinutes === 0) {
            await placeLinkedOrder(sandbox);
            orders += 1;
          }
          await sandbox.advanceMinutes(stepMinutes);
          await passTime(stepMinutes * 60_000);
        }
      };
      await pass(warmUpMinutes);
      const before = await measureHeap(session);
      await pass(scaled(8 * 60 - warmUpMinutes, options));
      const growth = (await measureHeap(session)) - before;
      tally.count(growth <= maxGrowthMegabytes ? null : `the heap grew by ${growth.toFixed(1)} MB`);
      tally.count(
        updates >= orders * updatesPerOrder ? null : `only ${updates} updates of ${orders} orders arrived`,
      );

      await page.getByRole('button', { name: 'Account' }).click();
      // Parts of the menu load with the next frame, which the page's clock gives.
      await page.clock.runFor(1000);
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      // Toasts and animations end by themselves.
      await page.clock.runFor(60_000);
      await page.waitForTimeout(1000);
      const left = withoutUsual(await readResources(page), await readLoginPage(browser, sandbox.url));
      tally.count(left.length === 0 ? null : `after the logout: ${left.join(', ')}`);
      return tally.report(
        `heap ${before.toFixed(1)} MB, growth ${growth.toFixed(1)} MB, ${orders} orders, ${updates} updates`,
      );
    } finally {
      await sandbox.close();
    }
  });
