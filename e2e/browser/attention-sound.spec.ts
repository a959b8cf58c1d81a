import type { BrowserContext, Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../tooling/chromium.ts';
import { expect, resetSandboxAfterEach, test } from '../fixtures.ts';
import { farhana, vendorAt } from '../vendor.ts';

// Chromium plays sound without a press, as it does for a site that the vendor uses often.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumFlags, '--disable-3d-apis', '--autoplay-policy=no-user-gesture-required'],
  },
});

/** Counts the notes that each later page of the context plays, in an attribute of the page. */
const countNotes = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function count(...args) {
      const { dataset } = document.documentElement;
      dataset['notes'] = String(Number(dataset['notes'] ?? 0) + 1);
      start.apply(this, args);
    };
  });
const readNotes = async (page: Page): Promise<number> =>
  Number((await page.locator('html').getAttribute('data-notes')) ?? 0);

resetSandboxAfterEach();

test('attention: plays its sound in one of two tabs, and in none after the alert was dismissed', async ({
  page,
  context,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  await countNotes(context);
  await sandbox.control('settings', { courier: 'paused' });
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  const orderId = await vendor.request();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(vendorAt(other).row(orderId)).toBeVisible();
  const rowIn = (tab: Page) => tab.locator(`[data-attention-of="${orderId}"]`);

  // A ticket of the socket expires when the service's clock jumps, so the socket opens first.
  await expect(vendor.connectionStatus).toHaveText('Live');
  await sandbox.advanceMinutes(12);
  await Promise.all([page.reload(), other.reload()]);

  await expect(rowIn(page)).toBeVisible();
  await expect(rowIn(other)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Allow sound' })).toHaveCount(0);
  await expect.poll(async () => (await readNotes(page)) + (await readNotes(other))).toBeGreaterThan(0);
  expect(Math.min(await readNotes(page), await readNotes(other))).toBe(0);

  await rowIn(page)
    .getByRole('button', { name: /^Dismiss the alert for Farhana Islam/ })
    .click();
  await expect(rowIn(other)).toHaveCount(0);
  await Promise.all([page.reload(), other.reload()]);
  await expect(vendor.row(orderId)).toBeVisible();
  await expect(vendorAt(other).row(orderId)).toBeVisible();
  await expect(rowIn(page)).toHaveCount(0);
  expect([await readNotes(page), await readNotes(other)]).toEqual([0, 0]);
});
