import { expect, test } from '../fixtures.ts';
import { accounts, farhana, vendorAt } from '../vendor.ts';

test.use({ sandboxOptions: { speed: 20 } });

test('lists and updates the orders of all outlets of the account, also after a reload', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await page.goto('/request-a-rider/k7rm');
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  const orderId = await vendor.request();
  await page.goto('/order-tracking/p2wn');
  await expect(vendor.connectionStatus).toHaveText('Live');
  await expect(vendor.row(orderId)).toBeHidden();

  await page.getByRole('switch', { name: 'Include all outlets' }).check();

  await expect(vendor.row(orderId)).toBeVisible();
  await page.reload();
  await expect(vendor.row(orderId)).toBeVisible();
  await expect(vendor.connectionStatus).toHaveText('Live');
  await sandbox.advanceMinutes(15);
  await expect(vendor.row(orderId)).toHaveAttribute('data-status', 'DELIVERED');
});

test('does not offer all outlets to an account without a parent vendor', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.signIn(accounts.single);
  await page.goto('/order-tracking');
  await expect(vendor.connectionStatus).toHaveText('Live');

  await expect(page.getByRole('switch', { name: 'Include all outlets' })).toBeHidden();
});
