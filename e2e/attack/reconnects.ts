import { median } from '../../bench/comparison.ts';
import { describeDifference } from '../live/expected-rows.ts';
import { openTracking, readAllRows, restartLog, waitForHeight } from '../live/live-page.ts';
import { startLiveService } from '../live/live-service-process.ts';
import { waitForRows } from '../live/wait-for-rows.ts';
import { createTally, scaled } from './attack-part.ts';
import type { AttackPart } from './attack-part.ts';
import { withBrowser } from './with-browser.ts';

const orderCount = 5000;
/** Updates that the tab misses at each kill. They are spread over all orders of the day. */
const missedUpdates = 12;
const limitMs = 2000;
const timeoutMs = 15_000;

/**
 * Breaks the connection of a tab with 5,000 orders 100 times, and updates orders before it reconnects. The lists must
 * be right within 2 s of each reconnection, although no further update arrives.
 */
export const reconnects: AttackPart = (options) =>
  withBrowser(async (browser) => {
    const tally = createTally();
    const service = await startLiveService(orderCount);
    const delays: number[] = [];
    try {
      const page = await browser.newPage({ baseURL: service.url, viewport: { width: 1280, height: 800 } });
      await openTracking(page);
      if (!(await waitForHeight(page, await service.readRows())))
        throw new Error('The screen does not list all orders, so no reconnection can be measured.');
      for (let kill = 1; kill <= scaled(100, options); kill += 1) {
        const openedBefore = await restartLog(page);
        const changed = new Set(await service.kill(missedUpdates));
        const rows = await service.readRows();
        const indexes = rows.flatMap((row, index) =>
          row.kind === 'heading' || changed.has(row.id) ? [index] : [],
        );
        const { ms, problem } = await waitForRows(page, { rows, indexes, openedBefore, timeoutMs });
        delays.push(ms ?? timeoutMs);
        if (ms === null) tally.count(`kill ${kill}: ${problem} after ${timeoutMs} ms`);
        else
          tally.count(ms <= limitMs ? null : `kill ${kill}: the lists were right after ${Math.round(ms)} ms`);
      }
      tally.count(describeDifference(await readAllRows(page), await service.readRows()));
    } finally {
      service.close();
    }
    return tally.report(
      `median ${Math.round(median(delays))} ms, slowest ${Math.round(Math.max(...delays))} ms`,
    );
  });
