import { describeDifference } from '../live/expected-rows.ts';
import { openTracking, readAllRows, readLog, restartLog, waitForHeight } from '../live/live-page.ts';
import { startLiveService } from '../live/live-service-process.ts';
import { longestTaskOf, traceCategories } from '../live/task-times.ts';
import { createTally, scaled } from './attack-part.ts';
import type { AttackPart } from './attack-part.ts';
import { withBrowser } from './with-browser.ts';

const orderCount = 5000;
const updatesPerSecond = 2000;
const longTaskMs = 50;
/** Milliseconds after the last update until the lists must be equal to the service's orders. */
const settleMs = 5000;

/**
 * Sends 2,000 updates a second to a tab with 5,000 orders for 30 s, and breaks its connection 20 times. At the end,
 * the lists must show the service's orders, and no task of the main thread may have taken 50 ms of processor time. Elapsed
 * time is reported beside it: here the service, the browser's other processes and the page share the processors.
 */
export const liveLoad: AttackPart = (options) =>
  withBrowser(async (browser) => {
    const tally = createTally();
    const service = await startLiveService(orderCount);
    try {
      const page = await browser.newPage({ baseURL: service.url, viewport: { width: 1280, height: 800 } });
      await openTracking(page);
      const isListed = await waitForHeight(page, await service.readRows());
      tally.count(isListed ? null : 'the screen does not list all orders');
      // Lazy parts of the screen load after the lists.
      await page.waitForTimeout(settleMs);
      const openedBefore = await restartLog(page);
      await browser.startTracing(page, { categories: traceCategories });
      const drops = scaled(20, options);
      const { updates, ms } = await service.run({ updatesPerSecond, seconds: scaled(30, options), drops });
      const { frameGapMs } = await readLog(page);
      const longest = longestTaskOf(JSON.parse(String(await browser.stopTracing())));
      await page.waitForTimeout(settleMs);
      const { opened } = await readLog(page);
      const reconnected = opened.length - openedBefore;
      tally.count(reconnected >= drops ? null : `${reconnected} of ${drops} connections were opened again`);
      tally.count(describeDifference(await readAllRows(page), await service.readRows()));
      const { processorMs, elapsedMs } = longest;
      tally.count(
        processorMs < longTaskMs ? null : `a task took ${processorMs.toFixed()} ms of processor time`,
      );
      return tally.report(
        `${Math.round(updates / (ms / 1000))} updates a second, longest task ${processorMs.toFixed()} ms (elapsed: ${elapsedMs.toFixed()} ms), longest frame ${frameGapMs.toFixed()} ms`,
      );
    } finally {
      service.close();
    }
  });
