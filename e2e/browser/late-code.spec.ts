import { failureConsolePatterns } from '../failures.ts';
import { expect, test } from '../fixtures.ts';
import { accounts, farhana, password, vendorAt } from '../vendor.ts';
import type { Page } from '@playwright/test';

test.use({ expectedConsole: failureConsolePatterns });

/** The network withholds some files of the portal until it is let through. */
const withhold = async (page: Page, files: RegExp) => {
  const refused = new Set<string>();
  await page.route(files, (route) => {
    refused.add(files.exec(route.request().url())?.[1] ?? '');
    return route.abort('internetdisconnected');
  });
  return { refused, letThrough: () => page.unroute(files) };
};

test('the login can be used without what stands beside its form, which comes with the network', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  const beside = await withhold(page, /\/assets\/(guest-entry|demo-accounts)-[^/]*\.js$/);
  await page.goto('/');
  await vendor.email.fill(accounts.parent);
  await expect.poll(() => beside.refused.size).toBe(2);
  await expect(vendor.logIn).toBeVisible();

  await beside.letThrough();
  await expect(page.getByText(accounts.single)).toBeVisible();
  await vendor.password.fill(password);
  await vendor.logIn.click();
  await expect(vendor.requestTitle).toBeVisible();
});

test('a request can be typed without the parts that come after the form, and each comes with the network', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  const parts = ['address-search', 'counter', 'late', 'paste-to-fill', 'payment', 'request-map'];
  const late = await withhold(page, new RegExp(`/assets/(${parts.join('|')})-[^/]*\\.js$`));
  await page.reload();
  await vendor.name.fill(farhana.name);
  await vendor.amount.fill(farhana.amount);
  await expect.poll(() => [...late.refused].sort()).toEqual(parts);
  await expect(vendor.requestTitle).toBeVisible();

  await late.letThrough();
  await vendor.chooseNearbyAddress();
  await expect(vendor.pin).toBeVisible();
  await expect(vendor.name).toHaveValue(farhana.name);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Start over?' })).toBeVisible();
});

test('a second rider for the same is not sent before the question about it has come', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  const orders = async () =>
    ((await sandbox.read('orders?vendor_id=k7rm')) as { result: unknown[] }).result.length;
  const question = await withhold(page, /\/assets\/(counter)-[^/]*\.js$/);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await vendor.request();
  const before = await orders();

  await page.goto('/request-a-rider/k7rm');
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await vendor.submit.click();
  await question.letThrough();

  const dialog = page.getByRole('alertdialog', { name: 'Send another rider?' });
  await expect(dialog).toBeVisible();
  expect(await orders()).toBe(before);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(vendor.requestTitle).toBeVisible();
  expect(await orders()).toBe(before);
});
