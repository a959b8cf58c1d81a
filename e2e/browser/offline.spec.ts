import type { Page } from '@playwright/test';
import { expectDetailsKept, toast } from '../failures.ts';
import { expect, resetSandboxAfterEach, test } from '../fixtures.ts';
import { farhana, nearbyPlace, vendorAt } from '../vendor.ts';

test.use({ serviceWorkers: 'allow', expectedConsole: [/ERR_INTERNET_DISCONNECTED|WebSocket connection to/] });

const lostText = 'You are offline.';
const backText = 'You are back online.';

/** Waits until the service worker has cached the build and controls the page. */
const waitForWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

resetSandboxAfterEach();

// Proves: offline.notice, offline.sends-nothing
test('keeps the draft while the network is lost, and sends it only after a press', async ({
  page,
  context,
}) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.name.fill(farhana.name);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
  });

  await context.setOffline(true);
  await expect(toast(vendor, lostText)).toBeVisible();
  await vendor.fill(farhana);
  await context.setOffline(false);
  await expect(toast(vendor, backText)).toBeVisible();
  await expect(toast(vendor, lostText)).toBeHidden();
  await expect(vendor.address).toHaveValue(nearbyPlace.address);
  await expectDetailsKept(vendor);
  expect(sent.filter((path) => path.endsWith('/order'))).toEqual([]);

  await vendor.request();
  await expect(vendor.detail).toContainText(farhana.name);
});

// Proves: offline.start
test('opens offline after one visit, and shows the form when the network is back', async ({
  page,
  context,
}) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await waitForWorker(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(toast(vendor, lostText)).toBeVisible();

  await context.setOffline(false);
  await expect(toast(vendor, backText)).toBeVisible();
  await page.reload();
  await expect(vendor.address).toHaveValue(nearbyPlace.address);
  await expectDetailsKept(vendor);
});

// Proves: offline.start
test('shows the last known orders with their age when it starts offline', async ({ page, context }) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  const orderId = await vendor.request();
  const isStored = (id: string) => localStorage.getItem('saddlebag:recent-orders')?.includes(id);
  await page.waitForFunction(isStored, orderId);
  await waitForWorker(page);

  await context.setOffline(true);
  await page.reload();
  const orders = page.getByRole('region', { name: /^Last known orders of / });
  await expect(orders.locator(`[data-order-id="${orderId}"]`)).toContainText(farhana.name);
  await expect(orders).toContainText('Last update: ');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(vendor.detail).toContainText(farhana.name);
  await expect(orders).toBeHidden();
});
