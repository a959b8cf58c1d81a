import type { Page } from '@playwright/test';
import { expect, resetSandboxAfterEach, test } from '../fixtures.ts';
import { farhana, vendorAt } from '../vendor.ts';

/** Blocks sound as Chrome does before a press. Playwright's own scripts count as presses. */
const blockSound = (page: Page) =>
  page.addInitScript(() => {
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super();
        void this.suspend();
      }
    };
  });

resetSandboxAfterEach();

test('attention: shows an order without a rider until one of two tabs dismisses it', async ({
  page,
  context,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  await sandbox.control('settings', { courier: 'paused' });
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  const orderId = await vendor.request();
  await expect(vendor.row(orderId)).toBeVisible();

  const lane = page.getByRole('region', { name: 'Needs attention' });
  await expect(lane).toHaveCount(0);
  // A ticket of the socket expires when the service's clock jumps, so the socket opens first.
  await expect(vendor.connectionStatus).toHaveText('Live');
  await sandbox.advanceMinutes(12);
  await page.reload();

  const row = lane.locator(`[data-attention-of="${orderId}"]`);
  await expect(row).toContainText(farhana.name);
  await expect(row).toContainText(/No rider for 1[23] min/);
  await expect(page).toHaveTitle(/^\(\d+\) /);

  const other = await context.newPage();
  await blockSound(other);
  await other.goto(page.url());
  const otherRow = other.locator(`[data-attention-of="${orderId}"]`);
  await expect(otherRow).toBeVisible();
  const allowSound = other.getByRole('button', { name: 'Allow sound' });
  await allowSound.click();
  await expect(allowSound).toHaveCount(0);

  await row.getByRole('button', { name: /^Dismiss the alert for Farhana Islam/ }).click();

  await expect(row).toHaveCount(0);
  await expect(otherRow).toHaveCount(0);
  await expect(other).not.toHaveTitle(/^\(/);
});
