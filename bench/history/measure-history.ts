import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import { listOrdersContract } from '@saddlebag/domain/contracts';
import { storeSession } from '../../e2e/session.ts';
import { accounts, password } from '../../e2e/vendor.ts';
import { measureSlowestEvent, throttleCpu } from '../order-entry/input-events.ts';

export interface HistoryMeasurement {
  /** Longest delay from a key event to the next paint. */
  readonly slowestKeyMs: number;
  /** Size of the JavaScript heap after a garbage collection. */
  readonly heapBytes: number;
  /** Size of the JSON of all orders in UTF-8. */
  readonly jsonBytes: number;
}

const keyIntervalMs = 100;
const minuteMs = 60_000;

/** Multiplies the orders of a page until there are `count`. Each has its own id and time. */
const multiply = (body: unknown, count: number): string => {
  const { data } = listOrdersContract.response.parse(body).result;
  const orders = Array.from({ length: count }, (_, index) => {
    const order = data[index % data.length];
    if (!order) throw new Error('The sandbox has no past orders, so there is nothing to measure.');
    const createdAt = Date.parse(data[0]?.created_at ?? '') - index * minuteMs;
    return {
      ...order,
      order_id: `y0ud-${String(count - index).padStart(6, '0')}`,
      created_at: new Date(createdAt).toISOString(),
    };
  });
  return JSON.stringify({ result: { data: orders, pagination_key: null } });
};

/** Opens a history with `count` loaded orders, measures its heap, and types a number into the phone search. */
export const measureHistory = async (page: Page, count: number): Promise<HistoryMeasurement> => {
  let jsonBytes = 0;
  await storeSession(page, accounts.parent, password);
  await page.route('**/vendor/*/orders?*', async (route) => {
    const response = await route.fetch();
    const body = multiply(await response.json(), count);
    jsonBytes = Buffer.byteLength(body);
    await route.fulfill({ response, body });
  });
  await page.goto('/history/y0ud?range=PastMonth');
  await expect(page.getByRole('link', { name: /^y0ud-[0-9]{6}$/ }).first()).toBeVisible({ timeout: 60_000 });
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');

  await page.getByRole('textbox', { name: 'Customer’s phone' }).focus();
  await throttleCpu(page);
  const slowestKeyMs = await measureSlowestEvent(page, () =>
    page.keyboard.type('01711223304', { delay: keyIntervalMs }),
  );
  return { slowestKeyMs, heapBytes: usedSize, jsonBytes };
};
