import type { Page } from '@playwright/test';
import { accounts, password } from '../vendor.ts';
import { storeSession } from '../session.ts';
import { vendorId } from './protocol.ts';
import type { ExpectedRow } from './expected-rows.ts';

/** What the page records about its main thread and its sockets. Times are those of `performance.now()`. */
interface LiveLog {
  /** When each socket opened. */
  readonly opened: number[];
  /** Tasks of 50 ms or more, as the Long Tasks API reports them. */
  readonly longTasks: { readonly at: number; readonly ms: number }[];
  /** The longest time between two animation frames since `frameGapMs` was last set to 0. */
  frameGapMs: number;
}

declare global {
  interface Window {
    liveLog?: LiveLog;
  }
}

/** Runs before the scripts of the page. */
const recordActivity = (): void => {
  const log: LiveLog = { opened: [], longTasks: [], frameGapMs: 0 };
  window.liveLog = log;
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('open', () => log.opened.push(performance.now()));
    }
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      log.longTasks.push({ at: startTime, ms: duration });
  }).observe({ type: 'longtask' });
  let previous = performance.now();
  const watchFrames = (now: number): void => {
    log.frameGapMs = Math.max(log.frameGapMs, now - previous);
    previous = now;
    requestAnimationFrame(watchFrames);
  };
  requestAnimationFrame(watchFrames);
};

/** Opens the tracking screen with a stored session and records the activity of the page. */
export const openTracking = async (page: Page): Promise<void> => {
  await storeSession(page, accounts.parent, password);
  await page.addInitScript(recordActivity);
  await page.goto(`/order-tracking/${vendorId}`);
  await page.locator('[data-slot=order-list-item]').first().waitFor();
};

/** Resets the log of the page. Returns the number of sockets that have opened so far. */
export const restartLog = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { liveLog } = window;
    if (liveLog === undefined) throw new Error('The page records nothing. Open it with openTracking.');
    liveLog.longTasks.length = 0;
    liveLog.frameGapMs = 0;
    return liveLog.opened.length;
  });

export const readLog = (page: Page): Promise<LiveLog> =>
  page.evaluate(() => window.liveLog ?? { opened: [], longTasks: [], frameGapMs: Number.NaN });

/** Reads all rows of the list, top to bottom. Makes the list so high that it renders every row. */
export const readAllRows = (page: Page): Promise<readonly ExpectedRow[]> =>
  page.evaluate(async () => {
    const list = document.querySelector<HTMLElement>('[data-slot=order-list]');
    if (list === null) return [];
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const { cssText } = list.style;
    const scrollTop = list.scrollTop;
    list.style.flex = 'none';
    list.style.height = `${list.scrollHeight + 1000}px`;
    // The list measures itself, renders, and has painted after the last frame.
    for (let frame = 0; frame < 5; frame += 1) await nextFrame();
    const top = (row: Element): number => row.getBoundingClientRect().top;
    const rows = [...list.querySelectorAll<HTMLElement>('[data-slot=order-list-heading], [data-order-id]')]
      .sort((a, b) => top(a) - top(b))
      .map(({ dataset, children }): ExpectedRow =>
        dataset['orderId'] === undefined
          ? { kind: 'heading', bucket: dataset['bucket'] ?? '', size: Number(children[0]?.textContent) }
          : { kind: 'order', id: dataset['orderId'], status: dataset['status'] ?? '' },
      );
    list.style.cssText = cssText;
    list.scrollTop = scrollTop;
    return rows;
  });

/** Waits until the list is as high as these rows. Returns false if it is not within 20 s. */
export const waitForHeight = (page: Page, rows: readonly ExpectedRow[]): Promise<boolean> =>
  page
    .waitForFunction(
      ({ headings, orders }) => {
        const heightOf = (selector: string): number =>
          document.querySelector(selector)?.closest<HTMLElement>('[role=listitem]')?.offsetHeight ??
          Number.NaN;
        const list = document.querySelector<HTMLElement>('[data-slot=order-list] > [role=list]');
        return (
          list?.offsetHeight ===
          headings * heightOf('[data-slot=order-list-heading]') + orders * heightOf('[data-order-id]')
        );
      },
      {
        headings: rows.filter(({ kind }) => kind === 'heading').length,
        orders: rows.filter(({ kind }) => kind === 'order').length,
      },
      { timeout: 20_000 },
    )
    .then(
      () => true,
      () => false,
    );
