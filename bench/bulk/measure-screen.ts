import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { largestMemory } from '../../e2e/attack/largest-memory.ts';
import { startSandbox } from '../../e2e/sandbox-process.ts';
import { storeSession } from '../../e2e/session.ts';
import { accounts, password } from '../../e2e/vendor.ts';
import type { OrderFile } from './order-file.ts';

export interface ScreenMeasurement {
  /** Longest task of the main thread while the file is read and its rows are validated. 0 if none took 50 ms. */
  readonly longestTaskMs: number;
  /** The task that shows the rows. 0 if it did not take 50 ms. */
  readonly showingTaskMs: number;
  /** Growth of the tab's memory while it reads the file, in megabytes. Null where the system does not report it. */
  readonly memoryMegabytes: number | null;
  /** Size of all scripts that the tab has loaded before a file is chosen, compressed, in kilobytes. */
  readonly screenKilobytes: number;
}

declare global {
  interface Window {
    longTasks?: PerformanceEntry[];
    /** When the rows entered the document. */
    rowsShownAt?: number;
  }
}

/** Runs before the scripts of the page. */
const recordLongTasks = (): void => {
  const tasks: PerformanceEntry[] = [];
  window.longTasks = tasks;
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  new MutationObserver(() => {
    if (document.querySelector('[data-slot=data-table-scroller]')) window.rowsShownAt ??= performance.now();
  }).observe(document, { childList: true, subtree: true });
};

/** Runs in the page when the rows are shown. */
const readLongTasks = (): Pick<ScreenMeasurement, 'longestTaskMs' | 'showingTaskMs'> => {
  const shownAt = window.rowsShownAt ?? Number.NaN;
  const tasks = window.longTasks ?? [];
  const longestOf = (entries: readonly PerformanceEntry[]) =>
    entries.reduce((longest, { duration }) => Math.max(longest, duration), 0);
  return {
    longestTaskMs: longestOf(tasks.filter(({ startTime, duration }) => startTime + duration <= shownAt)),
    showingTaskMs: longestOf(tasks.filter(({ startTime, duration }) => startTime + duration > shownAt)),
  };
};

const findRenderer = async (browser: Browser): Promise<readonly number[]> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
};

/** Chooses an order file on the bulk screen of the built portal, and waits until its rows are shown. */
export const measureScreen = async (browser: Browser, file: OrderFile): Promise<ScreenMeasurement> => {
  const sandbox = await startSandbox({});
  await sandbox.control('settings', { flags: { BulkOrderUpload: true }, courier: 'paused' });
  const folder = await mkdtemp(join(tmpdir(), 'saddlebag-orders-'));
  const path = join(folder, 'orders.xlsx');
  await writeFile(path, file.bytes);
  const others = new Set(await findRenderer(browser));
  const context = await browser.newContext({ baseURL: sandbox.url, viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await storeSession(page, accounts.parent, password);
    await page.addInitScript(recordLongTasks);
    let screenBytes = 0;
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Set<string>();
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) screenBytes += encodedDataLength;
    });
    await page.goto('/bulk-order/y0ud');
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const screenKilobytes = screenBytes / 1000;

    const renderers = (await findRenderer(browser)).filter((id) => !others.has(id));
    const memoryOf = (): number | null => {
      const values = renderers.map(largestMemory);
      return values.some((value) => value === null) ? null : Math.max(...values.map(Number));
    };
    const before = memoryOf();
    await page.evaluate(() => {
      window.longTasks?.splice(0);
    });
    // By path, because Playwright decodes the content of a buffer in the page, which takes a long task of its own.
    await page.locator('input[type=file]').setInputFiles(path);
    await page.getByText(`${file.rows.toLocaleString('en')} rows ready`).waitFor({ timeout: 60_000 });
    const after = memoryOf();
    const longTasks = await page.evaluate(readLongTasks);
    return {
      ...longTasks,
      memoryMegabytes: before === null || after === null ? null : after - before,
      screenKilobytes,
    };
  } finally {
    await context.close();
    await sandbox.close();
    await rm(folder, { recursive: true });
  }
};
