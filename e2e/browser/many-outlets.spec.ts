import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { addOutlets, outletName } from '../many-outlets.ts';
import { vendorAt } from '../vendor.ts';

/** The most rows that may be in the document. */
const maxRows = 100;

test('searches 2,000 outlets and chooses one by keyboard, with few rows in the document', async ({
  page,
}) => {
  await addOutlets(page, 2000);
  await vendorAt(page).signIn();
  const trigger = page.getByRole('button', { name: /^Choose an outlet: / });
  const search = page.getByRole('combobox', { name: 'Search by name or id' });
  const options = page.getByRole('listbox').getByRole('option');
  const active = page.locator('[role=option][aria-selected=true]');

  await trigger.press('Enter');
  await expect(search).toBeFocused();
  await expect(options.first()).toHaveAttribute('aria-setsize', '2000');
  expect(await options.count()).toBeLessThan(maxRows);
  await expectAccessible(page);

  // The selected outlet is the second. The end of the list is not in the document yet.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(active).toHaveAttribute('aria-posinset', '2000');
  await expect(active).toBeInViewport();
  expect(await options.count()).toBeLessThan(maxRows);

  await page.keyboard.type('o012');
  await expect(options).toHaveText(
    Array.from({ length: 10 }, (_, index) => new RegExp(`^${outletName(120 + index)}`)),
  );
  await expect(page.getByRole('status').filter({ hasText: '10 outlets' })).toBeAttached();

  await search.fill('outlet 1937');
  await expect(options).toHaveText([/^Outlet 1937/]);

  // The service knows this outlet, so that its orders load.
  await search.fill('sweets');
  await expect(options).toHaveText([/^Jolchobi Sweets & Tea/]);
  await page.keyboard.press('Enter');
  await expect(search).toBeHidden();
  await expect(trigger).toHaveAccessibleName('Choose an outlet: Jolchobi Sweets & Tea - t9xe');
  await expect(page).toHaveURL(/\/request-a-rider\/t9xe$/);
});
