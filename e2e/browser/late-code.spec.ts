import { failureConsolePatterns } from '../failures.ts';
import { expect, test } from '../fixtures.ts';
import { accounts, farhana, password, vendorAt } from '../vendor.ts';
import type { Page } from '@playwright/test';

test.use({ expectedConsole: failureConsolePatterns });

/** Aborts the requests for some files, as on a lost connection, until `unblock` is called. */
const blockFiles = async (page: Page, files: RegExp) => {
  const blockedNames = new Set<string>();
  await page.route(files, (route) => {
    blockedNames.add(files.exec(route.request().url())?.[1] ?? '');
    return route.abort('internetdisconnected');
  });
  return { blockedNames, unblock: () => page.unroute(files) };
};

test('keeps the login form usable while optional code fails to load', async ({ page }) => {
  const vendor = vendorAt(page);
  const secondaryCode = await blockFiles(page, /\/assets\/(guest-entry|demo-accounts)-[^/]*\.js$/);
  await page.goto('/');
  await vendor.email.fill(accounts.parent);
  await expect.poll(() => secondaryCode.blockedNames.size).toBe(2);
  await expect(vendor.logIn).toBeVisible();

  await secondaryCode.unblock();
  await expect(page.getByText(accounts.single)).toBeVisible();
  await vendor.password.fill(password);
  await vendor.logIn.click();
  await expect(vendor.requestTitle).toBeVisible();
});

test('keeps the request form usable while later parts fail to load, and loads them when online', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  const parts = [
    'address-search',
    'conditional-parts',
    'paste-to-fill',
    'payment',
    'place-order',
    'request-map',
  ];
  const laterParts = await blockFiles(page, new RegExp(`/assets/(${parts.join('|')})-[^/]*\\.js$`));
  await page.reload();
  await vendor.name.fill(farhana.name);
  await vendor.amount.fill(farhana.amount);
  await expect.poll(() => [...laterParts.blockedNames].sort()).toEqual(parts);
  await expect(vendor.requestTitle).toBeVisible();

  await laterParts.unblock();
  await vendor.chooseNearbyAddress();
  await expect(vendor.pin).toBeVisible();
  await expect(vendor.name).toHaveValue(farhana.name);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Start over?' })).toBeVisible();
});

test('sends no second rider to the same address before the vendor has confirmed it', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  const countOrders = async () =>
    ((await sandbox.read('orders?vendor_id=k7rm')) as { result: unknown[] }).result.length;
  const confirmationCode = await blockFiles(page, /\/assets\/(conditional-parts)-[^/]*\.js$/);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await vendor.request();
  const countBefore = await countOrders();

  await page.goto('/request-a-rider/k7rm');
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await vendor.submit.click();
  await confirmationCode.unblock();

  const dialog = page.getByRole('alertdialog', { name: 'Send another rider?' });
  await expect(dialog).toBeVisible();
  expect(await countOrders()).toBe(countBefore);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(vendor.requestTitle).toBeVisible();
  expect(await countOrders()).toBe(countBefore);
});
