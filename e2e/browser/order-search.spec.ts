import { expect, test } from '../fixtures.ts';
import { vendorAt } from '../vendor.ts';

// Proves: screen.tracking-search
test('keeps recent searches after a reload, for the keyboard, until the vendor clears them', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  const field = page.getByRole('searchbox', { name: 'Search name, phone or order' });
  const recents = page.getByRole('list', { name: 'Recent searches' });
  await vendor.signIn();
  await page.goto('/order-tracking');
  for (const text of ['Farhana', 'y0ud-00']) {
    await field.fill(text);
    await field.press('Enter');
  }
  await field.fill('');

  await page.reload();
  await field.focus();
  await expect(recents.getByRole('listitem')).toHaveText(['y0ud-00', 'Farhana']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(field).toHaveValue('Farhana');
  await expect(field).toBeFocused();
  await expect(recents).toBeHidden();
  await field.fill('');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(recents).toBeHidden();
  await page.reload();
  await field.focus();
  await expect(recents).toBeHidden();
});

test('deletes recent searches at a logout', async ({ page }) => {
  const vendor = vendorAt(page);
  const field = page.getByRole('searchbox', { name: 'Search name, phone or order' });
  await vendor.signInByForm();
  await page.goto('/order-tracking');
  await field.fill('Farhana');
  await field.press('Enter');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Farhana');

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(vendor.logIn).toBeVisible();

  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Farhana');
});
