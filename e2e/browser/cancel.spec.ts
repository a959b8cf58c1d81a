import type { Route } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, resetSandboxAfterEach, test } from '../fixtures.ts';
import { farhana, nearbyPlace, vendorAt } from '../vendor.ts';

// The browser logs an error for every refused request.
test.use({ expectedConsole: [/status of 4\d\d/] });

test.beforeEach(async ({ sandbox }) => {
  // The paused courier assigns no rider until a test resumes it.
  await sandbox.control('settings', { flags: { ModifyOrderButton: true }, courier: 'paused' });
});
resetSandboxAfterEach();

test('cancels an order with a reason, says the cost first and requests the order again', async ({ page }) => {
  const vendor = vendorAt(page);
  const drawer = page.getByRole('dialog');
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  const orderId = await vendor.request();

  await vendor.detail.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(drawer.getByRole('status')).toHaveText(
    'No rider has taken this order yet, so cancelling is free.',
  );
  await expect(drawer.getByText('Only something to correct?')).toBeVisible();
  await expect(drawer.getByRole('radio')).toHaveCount(19);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(vendor.detail).not.toHaveAttribute('data-status', 'CANCELLED');

  await vendor.detail.getByRole('button', { name: 'Cancel the order' }).click();
  await drawer.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(drawer.getByRole('alert')).toHaveText('Choose a reason first.');
  await drawer.getByRole('radio', { name: 'Duplicate order' }).check();
  await drawer.getByRole('button', { name: 'Cancel the order' }).click();

  await expect(vendor.toasts).toContainText('The order is being cancelled.');
  await expect(vendor.detail).toHaveAttribute('data-status', 'CANCELLED');
  const notice = vendor.detail.locator('[data-slot=cancelled-notice]');
  await expect(notice).toContainText('You cancelled this order');
  await expect(notice).toContainText('Duplicate order');
  await expect(notice).toContainText('The cancellation cost nothing.');
  await expect(vendor.detail.getByRole('button', { name: 'Cancel the order' })).toBeHidden();
  await expectAccessible(page);
  await page.reload();
  await expect(notice).toContainText('Duplicate order');
  expect(await vendor.orderId()).toBe(orderId);

  await notice.getByRole('button', { name: 'Request again' }).click();
  await expect(page).toHaveURL('/request-a-rider/k7rm');
  await expect(vendor.address).toHaveValue(nearbyPlace.address);
  await expect(vendor.name).toHaveValue(farhana.name);
});

test('shows the delivered order when the delivery is faster than its cancellation', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  const drawer = page.getByRole('dialog');
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await vendor.request();
  const deliverFirst = async (route: Route) => {
    await sandbox.control('settings', { courier: 'running' });
    await sandbox.advanceMinutes(120);
    await route.continue();
  };
  // The time that passes also ends the token, so the portal sends the call once more.
  await page.route('**/order/cancel', deliverFirst, { times: 1 });

  await vendor.detail.getByRole('button', { name: 'Cancel the order' }).click();
  await drawer.getByRole('radio', { name: 'Customer cancelled' }).check();
  await drawer.getByRole('button', { name: 'Cancel the order' }).click();

  await expect(vendor.toasts).toContainText('The order could not be cancelled.');
  await expect(vendor.detail).toHaveAttribute('data-status', 'DELIVERED');
  await expect(drawer).toContainText('This order can no longer be cancelled');
  await expect(drawer).toContainText('Delivered');
});
