import { startSandbox } from '../sandbox-process.ts';
import { farhana, vendorAt } from '../vendor.ts';
import { createTally, scaled } from './attack-part.ts';
import type { AttackPart } from './attack-part.ts';
import { withBrowser } from './with-browser.ts';

const minuteMs = 60_000;
const errorsMs = [-7, 11, -65, 65, -24 * 60, 24 * 60, -400 * 24 * 60, 400 * 24 * 60].map(
  (minutes) => minutes * minuteMs,
);

/** Requests a rider on devices with wrong clocks. Each must create exactly one order and open it. */
export const wrongClocks: AttackPart = (options) =>
  withBrowser(async (browser) => {
    const tally = createTally();
    const sandbox = await startSandbox();
    try {
      for (const errorMs of errorsMs.slice(0, scaled(errorsMs.length, options))) {
        const context = await browser.newContext({ baseURL: sandbox.url });
        await context.addInitScript((error) => {
          const now = Date.now.bind(Date);
          const RealDate = Date;
          globalThis.Date = class extends RealDate {
            constructor(...values: [] | [number | string]) {
              if (values.length === 0) super(now() + error);
              else super(...values);
            }
            static override now = () => now() + error;
          } as DateConstructor;
        }, errorMs);
        const page = await context.newPage();
        const vendor = vendorAt(page);
        const situation = `a clock ${errorMs / minuteMs} min wrong`;
        const countOrders = async (): Promise<number> =>
          ((await sandbox.read('orders?vendor_id=k7rm')) as { readonly result: readonly unknown[] }).result
            .length;
        try {
          const before = await countOrders();
          await vendor.signInByForm();
          await page.goto('/request-a-rider/k7rm');
          await vendor.chooseNearbyAddress();
          await vendor.fill({ ...farhana, phone: `01711 2233${10 + before}` });
          await vendor.request();
          const created = (await countOrders()) - before;
          tally.count(created === 1 ? null : `${situation}: ${created} orders`);
        } catch (error) {
          tally.count(`${situation}: ${String(error).split('\n')[0]}`);
        }
        await context.close();
      }
    } finally {
      await sandbox.close();
    }
    return tally.report();
  });
