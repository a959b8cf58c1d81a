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

test('attention: shows on both devices that they requested a rider for the same recipient', async ({
  page,
  browser,
  baseURL,
  sandbox,
}) => {
  await sandbox.control('settings', { courier: 'paused' });
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const devices = [vendorAt(page), vendorAt(await context.newPage())] as const;
  const orderIds: string[] = [];
  for (const vendor of devices) {
    await vendor.signIn();
    await vendor.chooseNearbyAddress();
    await vendor.fill(farhana);
    orderIds.push(await vendor.request());
  }
  const [firstId, secondId] = orderIds;
  const rowOf = (tab: Page, id: string | undefined) => tab.locator(`[data-attention-of="${id}"]`);

  for (const { detail } of devices) {
    await expect(rowOf(detail.page(), secondId)).toContainText(
      /Second rider for the same phone number and address/,
    );
    await expect(rowOf(detail.page(), firstId)).toHaveCount(0);
  }

  const notice = page.locator('[data-slot=duplicate-notice]');
  await expect(devices[1].detail.locator('[data-slot=duplicate-notice]')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await rowOf(page, secondId).getByRole('button', { name: 'Open order: Farhana Islam' }).click();
  await expect(notice).toContainText('cancel one of the two orders');
  await devices[0].detail.getByRole('button', { name: 'Cancel the order' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('radio', { name: 'Duplicate order' }).check();
  await drawer.getByRole('button', { name: 'Cancel the order' }).click();

  for (const { detail } of devices) await expect(rowOf(detail.page(), secondId)).toHaveCount(0);
  await context.close();
});

test('attention: leaves an order alone that the vendor confirmed as a second delivery', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  const requestFor = async () => {
    await vendor.chooseNearbyAddress();
    await vendor.fill(farhana);
    await vendor.submit.click();
  };
  await sandbox.control('settings', { courier: 'paused' });
  await vendor.signIn();
  await requestFor();
  const firstId = await vendor.orderId();
  await page.getByRole('link', { name: /^Request a rider/ }).click();
  await requestFor();
  await page.getByRole('button', { name: 'Send another rider' }).click();

  await expect.poll(() => vendor.orderId()).not.toBe(firstId);
  await expect(vendor.row(await vendor.orderId())).toBeVisible();
  await expect(vendor.row(firstId)).toBeVisible();
  await page.reload();
  await expect(vendor.row(firstId)).toBeVisible();
  await expect(page.locator('[data-attention-of]')).toHaveCount(0);
  await expect(page.locator('[data-slot=duplicate-notice]')).toHaveCount(0);
});
