import type { Page } from '@playwright/test';
import { failureConsolePatterns, injectFault, toast } from '../failures.ts';
import { expect, test } from '../fixtures.ts';
import { nearbyPlace, vendorAt } from '../vendor.ts';

test.use({ expectedConsole: failureConsolePatterns });

/** A customer in the seeded address book of the demo vendor. */
const savedCustomer = {
  name: 'Farhana Islam',
  typedPhone: '01611223303',
  phone: '01611-223303',
  unit: '4B',
  building: 'Lake View',
  notes: 'Blue gate, ring twice',
} as const;

test('fills the request from a customer found by name and places the order', async ({ page, sandbox }) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.address.pressSequentially('farh');
  const book = vendor.suggestions.getByRole('group', { name: 'Address book' });
  await book.getByRole('option', { name: savedCustomer.name }).click();

  await expect(vendor.address).toHaveValue(/, Dhaka \d{4}$/);
  await expect(vendor.address).not.toHaveValue(/4B/);
  await expect(vendor.unit).toHaveValue(savedCustomer.unit);
  await expect(vendor.building).toHaveValue(savedCustomer.building);
  await expect(vendor.name).toHaveValue(savedCustomer.name);
  await expect(vendor.phone).toHaveValue(savedCustomer.phone);
  await expect(vendor.notes).toHaveValue(savedCustomer.notes);
  await expect(vendor.fee).toBeVisible();
  await expect(page.getByRole('button', { name: 'In the address book' })).toBeVisible();
  const address = await vendor.address.inputValue();

  await vendor.amount.fill('640');
  const orderId = await vendor.request();
  const { result } = (await sandbox.read(`orders?vendor_id=${orderId.slice(0, 4)}`)) as {
    result: { order_id: string; customer: { phone_number: string; location: { address: string } } }[];
  };
  const order = result.find(({ order_id: id }) => id === orderId);
  expect(order?.customer).toMatchObject({
    phone_number: '+8801611223303',
    location: { address: `4B, Lake View, ${address}` },
  });
});

test('finds a customer by a phone number in Bangla digits and picks the match by keyboard', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.address.pressSequentially('০১৬১১২২');
  await expect(vendor.suggestions.getByRole('option', { name: savedCustomer.name })).toBeVisible();
  await vendor.address.press('ArrowDown');
  await vendor.address.press('Enter');
  await expect(vendor.name).toHaveValue(savedCustomer.name);
  await expect(vendor.address).toBeFocused();
});

test('offers the customer of a typed phone number and fills the empty fields on Enter', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.openExtras('notes');
  await vendor.notes.fill('Back door today');
  await vendor.phone.pressSequentially(savedCustomer.typedPhone);
  const offer = page.getByRole('button', { name: /^Fill in Farhana Islam, 4B, Lake View/ });
  await expect(offer).toBeVisible();
  await expect(vendor.name).toHaveValue('');

  await vendor.phone.press('Enter');
  await expect(vendor.name).toHaveValue(savedCustomer.name);
  await expect(vendor.unit).toHaveValue(savedCustomer.unit);
  await expect(vendor.notes).toHaveValue('Back door today');
  await expect(vendor.fee).toBeVisible();
  await expect(offer).toBeHidden();
  // The amount is the only missing field.
  await expect(vendor.amount).toBeFocused();
});

/** Waits for the feature flags and for the code that moves the focus between fields. */
const untilReady = async (page: Page): Promise<void> => {
  await expect(page.locator('button[data-field=pickupCode]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keys' })).toBeVisible();
};

test('fills in the customer when Enter follows the last digit at once', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await untilReady(page);
  await vendor.phone.pressSequentially(savedCustomer.typedPhone);
  await vendor.phone.press('Enter');
  await expect(vendor.name).toHaveValue(savedCustomer.name);
  await expect(vendor.notes).toHaveValue(savedCustomer.notes);
  await expect(vendor.amount).toBeFocused();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
});

test('moves the focus to the name when Enter follows an unknown number at once', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await untilReady(page);
  await vendor.phone.pressSequentially('01700000079');
  await vendor.phone.press('Enter');
  await expect(vendor.name).toBeFocused();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
});

test('submits when Enter follows an unknown number and no field is missing', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await untilReady(page);
  await vendor.chooseNearbyAddress();
  await vendor.name.fill('Rumi Sarkar');
  await vendor.amount.fill('640');
  await vendor.phone.pressSequentially('01700000079');
  await vendor.phone.press('Enter');
  await vendor.orderId();
  await expect(vendor.detail).toContainText('Rumi Sarkar');
});

test('saves a customer after the notes are shortened, and finds the customer again', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.unit.fill('2C');
  await vendor.name.fill('Rumi Sarkar');
  await vendor.phone.fill('01700000077');
  await vendor.openExtras('notes');
  await vendor.notes.fill('ক'.repeat(334));
  const save = page.getByRole('button', { name: 'Save to the address book' });
  await save.click();
  await expect(page.getByText('Notes are too long')).toBeVisible();
  await expect(vendor.notes).toBeFocused();

  await vendor.notes.fill('Green door');
  await save.click();
  await expect(toast(vendor, 'Address saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'In the address book' })).toBeFocused();

  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
  await expect(vendor.name).toHaveValue('');
  await vendor.address.fill('rumi');
  await vendor.suggestions.getByRole('option', { name: /Rumi Sarkar/ }).click();
  await expect(vendor.address).toHaveValue(nearbyPlace.address);
  await expect(vendor.notes).toHaveValue('Green door');
});

test('reports that a customer could not be saved and saves the customer on the next attempt', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.unit.fill('2C');
  await vendor.name.fill('Rumi Sarkar');
  await vendor.phone.fill('01700000078');
  await injectFault(sandbox, 'saveCustomer', { kind: 'status', status: 500 });
  const save = page.getByRole('button', { name: 'Save to the address book' });
  await save.click();
  await expect(toast(vendor, 'Unable to save address')).toBeVisible();
  await save.click();
  await expect(toast(vendor, 'Address saved')).toBeVisible();
});

test('keeps the address search working when the address book fails', async ({ page, sandbox }) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await injectFault(sandbox, 'searchCustomers', { kind: 'status', status: 500 }, 2);
  await vendor.chooseNearbyAddress();
  await expect(vendor.toasts.getByRole('listitem')).toHaveCount(0);
  await expect(vendor.address).not.toHaveAttribute('aria-invalid', 'true');
});

test('offers recent destinations on focus, removes one and clears all on logout', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  for (const typed of ['farhana', 'nusrat']) {
    await vendor.address.fill(typed);
    await vendor.suggestions.getByRole('group', { name: 'Address book' }).getByRole('option').first().click();
    await expect(vendor.fee).toBeVisible();
    await vendor.amount.fill('100');
    await vendor.request();
    await page.getByRole('link', { name: 'Request a rider' }).first().click();
    await expect(vendor.requestTitle).toBeVisible();
  }
  await vendor.address.focus();
  const recent = vendor.suggestions.getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recent.first()).toBeVisible();
  const recentCount = await recent.count();
  const [latestDestination = ''] = (await recent.first().innerText()).split('\n');

  await vendor.suggestions.getByRole('option', { name: 'Edit recent addresses' }).click();
  await page.getByRole('button', { name: `Remove ${latestDestination}` }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(recentCount - 1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(vendor.logIn).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('saddlebag:recent-destinations'))).toBeNull();
});
