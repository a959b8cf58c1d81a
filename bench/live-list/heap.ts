import { setTimeout } from 'node:timers/promises';
import { openTracking, waitForHeight } from '../../e2e/live/live-page.ts';
import { startLiveService } from '../../e2e/live/live-service-process.ts';
import { buildPortal } from '../../tooling/build-portal.ts';
import { WrongResultError } from '../comparison.ts';
import type { Browser, CDPSession } from 'playwright';
import type { Comparison } from '../comparison.ts';

const fewOrders = 200;
const manyOrders = 5000;

const readHeap = async (session: CDPSession): Promise<number> => {
  // The second collection frees what the finalizers of the first one have released.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
};

/**
 * Returns the used heap in bytes when it has stayed within one percent for three seconds. The map and other lazy parts
 * load after the list and need 10 MB, so an earlier reading would count them for one screen and not for the other.
 */
const readSettledHeap = async (session: CDPSession): Promise<number> => {
  const readings: number[] = [];
  for (let second = 0; second < 60; second += 1) {
    readings.push(await readHeap(session));
    const last = readings.slice(-4);
    if (last.length === 4 && Math.max(...last) < Math.min(...last) * 1.01) return Math.min(...last);
    await setTimeout(1000);
  }
  throw new WrongResultError(`the heap did not settle: ${readings.slice(-4).join(', ')} bytes`);
};

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
    const heap = await readSettledHeap(await context.newCDPSession(page));
    const list = await fetch(`${service.url}/sandbox/orders?vendor_id=y0ud`);
    return { heap, json: (await list.text()).length };
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
