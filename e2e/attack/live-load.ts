import { describeDifference } from '../live/expected-rows.ts';
import { openTracking, readAllRows, readLog, restartLog, waitForHeight } from '../live/live-page.ts';
import { startLiveService } from '../live/live-service-process.ts';
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
 * the lists must show the service's orders, and no task of the main thread may have taken 50 ms.
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
      const drops = scaled(20, options);
      const { updates, ms } = await service.run({ updatesPerSecond, seconds: scaled(30, options), drops });
      const { longTasks, frameGapMs } = await readLog(page);
      await page.waitForTimeout(settleMs);
      const { opened } = await readLog(page);
      const reconnected = opened.length - openedBefore;
      tally.count(reconnected >= drops ? null : `${reconnected} of ${drops} connections were opened again`);
      tally.count(describeDifference(await readAllRows(page), await service.readRows()));
      const longest = Math.max(0, ...longTasks.map((task) => task.ms));
      tally.count(
        longest < longTaskMs
          ? null
          : `${longTasks.length} long tasks, the longest took ${Math.round(longest)} ms`,
      );
      return tally.report(
        `${Math.round(updates / (ms / 1000))} updates a second, longest frame ${Math.round(frameGapMs)} ms`,
      );
    } finally {
      service.close();
    }
  });
