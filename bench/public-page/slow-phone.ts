import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { Measurements } from '../comparison.ts';

const viewport = { width: 390, height: 844 };
/** CPU slowdown factor that approximates a cheap phone on a desktop machine. */
const cpuSlowdown = 4;
const bytesPerSecond = 400_000 / 8;
const latencyMs = 300;

/** Runs a measurement in a new profile, so that nothing is cached. The profile may start with stored data. */
export const onSlowPhone = async <T>(
  browser: Browser,
  measure: (page: Page) => Promise<T>,
  stored: Pick<BrowserContextOptions, 'storageState'> = {},
): Promise<T> => {
  const context = await browser.newContext({ viewport, locale: 'en-GB', ...stored });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await measure(page);
  } finally {
    await context.close();
  }
};

const readFirstPaint = async (page: Page): Promise<number> => {
  const handle = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return (await handle.jsonValue()) ?? Number.NaN;
};

/** Returns the milliseconds from the navigation to the first contentful paint. */
export const measureFirstPaint = (browser: Browser, url: string): Promise<number> =>
  onSlowPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'commit' });
    return readFirstPaint(page);
  });

/**
 * Measures, in milliseconds from the navigation, the first contentful paint and the first frame in which the
 * status of the order and its estimate are on the page.
 */
export const measureReadableOrder = (browser: Browser, url: string): Promise<Measurements> =>
  onSlowPhone(browser, async (page) => {
    await page.addInitScript(() => {
      const check = () => {
        if (document.querySelector('h1') && document.querySelector('[data-slot="eta"]'))
          performance.mark('order-readable');
        else requestAnimationFrame(check);
      };
      requestAnimationFrame(check);
    });
    await page.goto(url, { waitUntil: 'commit' });
    const readable = await page.waitForFunction(
      () => performance.getEntriesByName('order-readable')[0]?.startTime,
    );
    return {
      readable: (await readable.jsonValue()) ?? Number.NaN,
      'first paint': await readFirstPaint(page),
    };
  });
