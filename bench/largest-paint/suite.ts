import type { Browser, BrowserContextOptions } from 'playwright';
import { accounts, password } from '../../e2e/vendor.ts';
import { startSandbox, type Sandbox } from '../../e2e/sandbox-process.ts';
import { storeSession } from '../../e2e/session.ts';
import { buildPortal } from '../../tooling/build-portal.ts';
import { buildReactPage, reactPageFolder } from '../bundle/build-pages.ts';
import { onSlowPhone } from '../public-page/slow-phone.ts';
import type { Comparison } from '../comparison.ts';

/** Maximum ratio of the largest paint of a screen to that of the React-only page. */
const limit = 1.3;

type Stored = Pick<BrowserContextOptions, 'storageState'>;

/** Returns what the browser of a signed-in vendor has stored. */
const storeVendor = async (browser: Browser, sandbox: Sandbox): Promise<Stored> => {
  const context = await browser.newContext({ baseURL: sandbox.url });
  try {
    await storeSession(await context.newPage(), accounts.parent, password);
    return { storageState: await context.storageState() };
  } finally {
    await context.close();
  }
};

interface Visit {
  readonly url: string;
  /** Selector of an element that the screen shows. */
  readonly shows: string;
  readonly stored?: Stored;
}

/** Returns the milliseconds from the navigation to the largest contentful paint of a page that has loaded. */
const measureLargestPaint = (browser: Browser, { url, shows, stored }: Visit): Promise<number> =>
  onSlowPhone(
    browser,
    async (page) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) performance.mark('largest-paint', { startTime });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      await page.goto(url, { waitUntil: 'commit' });
      await page.locator(shows).waitFor();
      await page.waitForLoadState('networkidle');
      return page.evaluate(
        () => performance.getEntriesByName('largest-paint').at(-1)?.startTime ?? Number.NaN,
      );
    },
    stored,
  );

/** Compares the largest paint of the first screens on a slow phone with that of a page that contains only React. */
export const largestPaintSuite = async (browser: Browser) => {
  await buildPortal();
  await buildReactPage();
  const sandbox = await startSandbox({ speed: 1 });
  const reactServer = await startSandbox({ portalFolder: reactPageFolder });
  const vendor = await storeVendor(browser, sandbox);
  const compare = (name: string, visit: Omit<Visit, 'url'>): Comparison => ({
    name: `largest-paint.${name}`,
    size: '400 kbit/s, CPU ÷ 4',
    goals: [{ metric: 'largest paint', unit: 'ms', limit }],
    subject: async () => ({
      'largest paint': await measureLargestPaint(browser, { url: sandbox.url, ...visit }),
    }),
    baseline: async () => ({
      'largest paint': await measureLargestPaint(browser, { url: reactServer.url, shows: 'form' }),
    }),
  });
  return {
    comparisons: [
      compare('login', { shows: 'input[type=password]' }),
      compare('request', { shows: '[data-slot=request-footer]', stored: vendor }),
    ],
    close: async (): Promise<void> => {
      await Promise.all([sandbox.close(), reactServer.close()]);
    },
  };
};
