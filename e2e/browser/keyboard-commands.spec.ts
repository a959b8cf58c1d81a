import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { expectVisibleFocus } from '../focus.ts';
import { farhana, vendorAt } from '../vendor.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search screens, outlets and orders' });
const shortcutList = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
/** The account menu contains the commands, so its content shows that the shortcuts work. */
const menuContent = (page: Page) => page.locator('#account-menu button').first();

test('finds screens, outlets and orders with Ctrl+K and restores the focus', async ({ page }) => {
  const vendor = vendorAt(page);
  const { keyboard } = page;
  await vendor.signIn();
  await page.goto('/request-a-rider/y0ud');
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  const orderId = await vendor.request();
  await expect(vendor.row(orderId)).toBeVisible();
  await page.getByRole('button', { name: 'Close the order' }).click();
  await expect(vendor.detail).toBeHidden();

  // The tracking screen knows the order.
  await keyboard.press('Control+k');
  await expect(search(page)).toBeFocused();
  await expectAccessible(page);
  await keyboard.type('farhana');
  await expect(palette(page).getByRole('option').first()).toContainText(`${orderId} · Farhana Islam`);
  await keyboard.press('Enter');
  await expect(vendor.detail).toBeVisible();
  await expect(page).toHaveURL(`/order-tracking/y0ud?order_id=${orderId}`);

  // An outlet opens the same screen for it.
  await keyboard.press('Control+k');
  await expect(search(page)).toBeFocused();
  await keyboard.type('sweets');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/order-tracking/t9xe');

  // Any screen opens an order whose number is typed in full, for the outlet of the order.
  await keyboard.press('g');
  await keyboard.press('h');
  await expect(page).toHaveURL('/history/t9xe');
  await expect(page.getByRole('heading', { name: 'Order history' })).toBeVisible();
  await expect(menuContent(page)).toBeAttached();
  await keyboard.press('Control+k');
  await expect(search(page)).toBeFocused();
  await keyboard.type(orderId.toUpperCase());
  await keyboard.press('Enter');
  await expect(vendor.detail).toContainText(farhana.name);
  await expect(page).toHaveURL(`/order-tracking/y0ud?order_id=${orderId}`);
});

test('leaves keys to fields and dialogs, and to the browser once the vendor turns shortcuts off', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  const { keyboard } = page;
  await vendor.signIn();
  await page.goto('/order-tracking');
  const field = page.getByRole('searchbox', { name: 'Search name, phone or order' });
  await expect(menuContent(page)).toBeAttached();

  await field.click();
  await keyboard.type('gh?n');
  await expect(field).toHaveValue('gh?n');
  await expect(shortcutList(page)).toBeHidden();
  await expect(page).toHaveURL('/order-tracking');
  await keyboard.press('Control+k');
  await expect(search(page)).toBeFocused();
  await keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(field).toBeFocused();

  const account = page.getByRole('button', { name: 'Account' });
  await account.focus();
  await keyboard.press('?');
  await expect(shortcutList(page)).toBeVisible();
  await expectAccessible(page);
  await expectVisibleFocus(page);
  await keyboard.press('n');
  await keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
  await expect(page).toHaveURL('/order-tracking');
  await shortcutList(page)
    .getByRole('switch', { name: /^Use keyboard shortcuts/ })
    .click();
  await keyboard.press('Escape');
  await expect(shortcutList(page)).toBeHidden();
  await expect(account).toBeFocused();

  await page.reload();
  await expect(menuContent(page)).toBeAttached();
  await keyboard.press('Control+k');
  await expect(search(page)).toBeFocused();
  await keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await keyboard.press('?');
  await keyboard.press('n');
  await expect(page).toHaveURL('/order-tracking');
  await expect(shortcutList(page)).toBeHidden();
});

test('starts a request with N: on its own screen with the first field, elsewhere by opening it', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await expect(menuContent(page)).toBeAttached();

  await page.keyboard.press('n');
  await expect(vendor.phone).toBeFocused();
  await page.keyboard.type('017n');
  await expect(vendor.phone).toHaveValue(/^017/);
  await expect(vendor.address).toHaveValue('');

  await page.goto('/order-tracking');
  await expect(menuContent(page)).toBeAttached();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/request-a-rider/);
});

test('opens from the account menu of a phone', async ({ page }) => {
  const vendor = vendorAt(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await vendor.signIn();
  const account = page.getByRole('button', { name: 'Account' });
  const entry = page.locator('#account-menu').getByRole('button', { name: 'Find anything' });
  await account.click();
  await entry.click();

  await expect(search(page)).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(account).toBeFocused();
  await account.click();
  await entry.click();
  await search(page).fill('history');
  await palette(page).getByRole('option', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/^[^?]*\/history\//);
});
