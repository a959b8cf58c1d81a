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

  await expect(vendor.row(orderId)).toContainText('Jolchobi Lakeside');
  await page.reload();
  await expect(vendor.row(orderId)).toBeVisible();
  await expect(vendor.connectionStatus).toHaveText('Live');
  await sandbox.advanceMinutes(15);
  await expect(vendor.row(orderId)).toHaveAttribute('data-status', 'DELIVERED');
});

// Proves: nav.all-outlets-request
test('shows the choice of all outlets on the request screen, but disabled', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await page.getByRole('button', { name: /^Choose an outlet/ }).click();
  const choice = page.getByRole('switch', { name: /^Include all outlets/ });
  await expect(choice).toBeDisabled();

  await page.goto('/order-tracking/p2wn');
  await expect(choice).toBeEnabled();
  await page.getByRole('button', { name: /^Choose an outlet/ }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(page.getByText('A request always comes from one outlet')).toHaveCount(0);
});

// Proves: nav.all-outlets
test('does not offer all outlets to an account without a parent vendor', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.signIn(accounts.single);
  await page.goto('/order-tracking');
  await expect(vendor.connectionStatus).toHaveText('Live');

  await expect(page.getByRole('switch', { name: 'Include all outlets' })).toBeHidden();
});
