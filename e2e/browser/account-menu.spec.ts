import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../accessible.ts';
import { accounts, password, vendorAt } from '../vendor.ts';
import { storeSession } from '../session.ts';

// Proves: nav.menu
test('shows the outlet, the partner link and the logout in a menu at the inline end of a phone', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await storeSession(page, accounts.parent, password);
  await page.goto('/request-a-rider/k7rm');
  await expect(vendor.requestTitle).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  const menu = page.locator('#account-menu');
  await expect(menu.locator('[data-slot=account-vendor]')).toHaveText('Jolchobi Lakesidek7rm');
  await expect(menu.getByRole('link', { name: 'Become a partner' })).toHaveAttribute('target', '_blank');
  const box = await menu.boundingBox();
  expect(box).toMatchObject({ y: 0, height: 844 });
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(390);
  await expectAccessible(page);

  await menu.getByRole('button', { name: 'Log out' }).click();
  await expect(vendor.logIn).toBeVisible();
});
