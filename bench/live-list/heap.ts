import { openTracking, waitForHeight } from '../../e2e/live/live-page.ts';
import { startLiveService } from '../../e2e/live/live-service-process.ts';
import { buildPortal } from '../../tooling/build-portal.ts';
import { WrongResultError } from '../comparison.ts';
import type { Browser } from 'playwright';
import type { Comparison } from '../comparison.ts';

const fewOrders = 200;
const manyOrders = 5000;

/** Returns the used heap of the tracking screen in bytes, and the length of the orders as JSON. */
const measureScreen = async (
  browser: Browser,
  orders: number,
): Promise<{ readonly heap: number; readonly json: number }> => {
  const service = await startLiveService(orders);
  const context = await browser.newContext({ baseURL: service.url, viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await openTracking(page);
    if (!(await waitForHeight(page, await service.readRows())))
      throw new WrongResultError(`the screen does not list ${orders} orders`);
    const session = await context.newCDPSession(page);
    // The second collection frees what the finalizers of the first one have released.
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const list = await fetch(`${service.url}/sandbox/orders?vendor_id=y0ud`);
    return { heap: usedSize, json: (await list.text()).length };
  } finally {
    await context.close();
    service.close();
  }
};

/** Compares the heap that the tracking screen needs for an order with the length of the order as JSON. */
export const heapComparison = (browser: Browser): Comparison => {
  let json = Number.NaN;
  return {
    name: 'live.heap',
    size: `${fewOrders} → ${manyOrders} orders`,
    goals: [{ metric: 'bytes', unit: 'B', limit: 4 }],
    rounds: 1,
    subject: async () => {
      await buildPortal();
      const few = await measureScreen(browser, fewOrders);
      const many = await measureScreen(browser, manyOrders);
      json = (many.json - few.json) / (manyOrders - fewOrders);
      return { bytes: (many.heap - few.heap) / (manyOrders - fewOrders) };
    },
    baseline: () => Promise.resolve({ bytes: json }),
  };
};
