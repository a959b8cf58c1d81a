import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import { addOutlets, outletName } from '../../e2e/many-outlets.ts';
import { vendorAt } from '../../e2e/vendor.ts';
import { measureSlowestEvent, throttleCpu } from '../order-entry/input-events.ts';

export interface SelectorMeasurement {
  /** Milliseconds from the key that opens the branch selector to the paint of its rows. */
  readonly openMs: number;
  /** Longest delay from a key event in the search to the next paint, in milliseconds. */
  readonly slowestKeyMs: number;
  /** Rows in the document after opening. */
  readonly rows: number;
}

const loadTimeoutMs = 60_000;
const keyIntervalMs = 100;
const rowSelector = '[data-slot=vendor-option]';

/** Measures the time from the next key to the paint of the first row. */
const observeOpening = (page: Page) =>
  page.evaluateHandle((selector) => {
    const painted = new Promise<number>((resolve) => {
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const check = () => {
            if (document.querySelector(selector) === null) requestAnimationFrame(check);
            // The task after a frame starts when the frame is painted.
            else setTimeout(() => resolve(performance.now() - timeStamp));
          };
          requestAnimationFrame(check);
        },
        { capture: true, once: true },
      );
    });
    return { painted };
  }, rowSelector);

/** Opens the branch selector of an account with `count` outlets by keyboard, and searches for one. */
export const measureSelector = async (page: Page, count: number): Promise<SelectorMeasurement> => {
  await addOutlets(page, count);
  await vendorAt(page).signIn();
  const trigger = page.getByRole('button', { name: /^Choose an outlet: / });
  // The code and the texts of the selector have loaded after the first opening.
  await trigger.press('Enter');
  await expect(page.getByRole('switch', { name: /^Include all outlets/ })).toBeVisible({
    timeout: loadTimeoutMs,
  });
  await page.keyboard.press('Escape');
  await expect(page.locator(rowSelector)).toHaveCount(0);

  await throttleCpu(page);
  const opening = await observeOpening(page);
  await trigger.press('Enter');
  const openMs = await opening.evaluate(({ painted }) => painted);
  const rows = await page.locator(rowSelector).count();
  const name = outletName(7);
  const slowestKeyMs = await measureSlowestEvent(page, () =>
    page.keyboard.type(name, { delay: keyIntervalMs }),
  );
  await expect(page.locator(rowSelector)).toHaveText([new RegExp(`^${name}`)]);
  return { openMs, slowestKeyMs, rows };
};
