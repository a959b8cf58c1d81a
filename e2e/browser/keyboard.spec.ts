import { expect, test } from '../fixtures.ts';
import { expectVisibleFocus, tabTo } from '../focus.ts';
import { accounts, farhana, nearbyPlace, suggestionName, password, vendorAt } from '../vendor.ts';

test.use({ sandboxOptions: { speed: 30 } });

const wholeJourney = 'completes the whole journey by keyboard with a visible focus at every tab stop';
test(wholeJourney, { tag: '@live-map' }, async ({ page, sandbox }) => {
  const vendor = vendorAt(page);
  const { keyboard } = page;

  await page.goto('/');
  await expect(vendor.email).toBeVisible();
  await tabTo(page, vendor.email);
  await keyboard.type(accounts.parent);
  await tabTo(page, vendor.password);
  await keyboard.type(password);
  await keyboard.press('Enter');
  await expect(vendor.requestTitle).toBeVisible();

  // The first tab stop is the skip link.
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await tabTo(page, skip);
  await keyboard.press('Enter');
  // The phone number is the first field of the form.
  await tabTo(page, vendor.phone);
  await keyboard.type(farhana.phone);
  await tabTo(page, vendor.name);
  await keyboard.type(farhana.name);
  await tabTo(page, vendor.address);

  // Escape closes the list and keeps the text. The arrow keys open the list again.
  await keyboard.type(nearbyPlace.query);
  await expect(
    vendor.suggestions.getByRole('option', { name: suggestionName(nearbyPlace.address) }),
  ).toBeVisible();
  await keyboard.press('Escape');
  await expect(vendor.suggestions).toBeHidden();
  await expect(vendor.address).toHaveValue(nearbyPlace.query);
  await expectVisibleFocus(page);
  const option = vendor.suggestions.getByRole('option', { name: suggestionName(nearbyPlace.address) });
  for (let presses = 0; presses < 8; presses += 1) {
    await keyboard.press('ArrowDown');
    if ((await option.getAttribute('aria-selected')) === 'true') break;
  }
  await keyboard.press('Enter');
  await expect(vendor.address).toHaveValue(nearbyPlace.address);
  await expect(vendor.address).toBeFocused();
  await expect(vendor.fee).toBeVisible();

  await tabTo(page, vendor.unit);
  await keyboard.type('4B');
  await tabTo(page, page.getByRole('radio', { name: /^Cash on delivery/ }));
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Already paid/ })).toBeChecked();
  await expectVisibleFocus(page);
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked();

  // A chip opens its field in place and moves the focus to it.
  await tabTo(page, page.getByRole('button', { name: 'Add Note' }));
  await keyboard.press('Enter');
  await expect(vendor.notes).toBeFocused();
  await expectVisibleFocus(page);
  await keyboard.type('Ring twice');

  // Submitting an incomplete form moves the focus to the first missing field.
  await tabTo(page, vendor.submit);
  await keyboard.press('Enter');
  await expect(page.getByText('Fill the amount.')).toBeVisible();
  await expect(vendor.amount).toBeFocused();
  await expectVisibleFocus(page);
  await keyboard.type(farhana.amount);
  await keyboard.press('Enter');

  const orderId = await vendor.orderId();
  await expect(vendor.detail).toContainText(farhana.name);

  // Closes the order, which returns the focus to its row, then opens it again.
  const close = page.getByRole('button', { name: 'Close the order' });
  await tabTo(page, vendor.row(orderId));
  await tabTo(page, close);
  await keyboard.press('Enter');
  await expect(vendor.detail).toBeHidden();
  await expect(vendor.row(orderId)).toBeFocused();
  await expectVisibleFocus(page);
  await keyboard.press('Enter');
  await expect(vendor.detail).toBeVisible();
  await expectVisibleFocus(page);
  await sandbox.advanceMinutes(2);
  await expect(vendor.detail).toHaveAttribute('data-status', 'DELIVERED');
});

test('opens and closes the outlet picker, the account menu and a dialog by keyboard', async ({ page }) => {
  const vendor = vendorAt(page);
  const { keyboard } = page;
  await vendor.signIn();

  const options = page.getByRole('listbox').getByRole('option');
  const outlets = page.getByRole('button', { name: /^Choose an outlet/ });
  await outlets.focus();
  await keyboard.press('Enter');
  await expect(options.first()).toBeVisible();
  await expectVisibleFocus(page);
  await keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(outlets).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.type('Sweets');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/request-a-rider/t9xe');
  await expect(outlets).toBeFocused();

  const account = page.getByRole('button', { name: 'Account' });
  await tabTo(page, account);
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await keyboard.press('Tab');
  await expectVisibleFocus(page);
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden();
  await expect(account).toBeFocused();

  await vendor.name.fill(farhana.name);
  await account.focus();
  const startOver = page.getByRole('button', { name: 'Start over' });
  await tabTo(page, startOver);
  await keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expectVisibleFocus(page);
  await keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(startOver).toBeFocused();
});
