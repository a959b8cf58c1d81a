import { expect, test } from '../fixtures.ts';
import { accounts, farhana, vendorAt } from '../vendor.ts';

test.use({ sandboxOptions: { speed: 30 } });

test('shows the riders of all open orders on the overview, moves them and opens the order of a pressed one', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  await sandbox.control('settings', { courier: 'paused' });
  await vendor.signIn(accounts.parent);
  await page.goto('/request-a-rider/k7rm');
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  const orderId = await vendor.request();
  await page.goto('/order-tracking/k7rm');
  const map = page.getByRole('group', { name: 'Map of the open orders' });
  await expect(map.getByRole('button', { name: /^Order for Farhana/ })).toBeVisible();
  await expect(vendor.rider).toHaveCount(0);

  await sandbox.control('settings', { courier: 'running' });
  await expect(vendor.rider).toHaveCount(1, { timeout: 60_000 });
  const start = await vendor.riderPoint();
  await expect.poll(() => vendor.riderPoint(), { timeout: 20_000 }).not.toBe(start);

  await sandbox.control('settings', { courier: 'paused' });
  await map.getByRole('button', { name: /^Rider .+, order for Farhana Islam$/ }).press('Enter');
  await expect(vendor.detail).toBeVisible();
  expect(new URL(page.url()).searchParams.get('order_id')).toBe(orderId);
});
