import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { vendorAt } from '../vendor.ts';

const message = [
  'Name: Farhana Islam',
  'Phone: 01711-223304',
  'Address: House 12, Shapla Lane, Lalshalu',
  'Flat 4B',
  'Total: ৳640, already paid',
  'Note: ring twice',
].join('\n');

/** Pastes where the focus is, as the browser's own command does. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test.beforeEach(async ({ page }) => {
  await vendorAt(page).signIn();
});

test('a pasted message fills the form with marks, and is taken back at once', async ({ page }) => {
  const vendor = vendorAt(page);
  const marks = page.locator('[data-slot=paste-mark]');
  await paste(page, message);

  await expect(vendor.name).toHaveValue('Farhana Islam');
  await expect(vendor.phone).toHaveValue('01711-223304');
  await expect(vendor.address).toHaveValue('House 12, Shapla Lane, Lalshalu');
  await expect(vendor.unit).toHaveValue('Flat 4B');
  await expect(vendor.amount).toHaveValue('640');
  await expect(vendor.notes).toHaveValue('ring twice');
  await expect(page.getByRole('radio', { name: /^Already paid/ })).toBeChecked();
  await expect(marks).toHaveCount(7);
  await expect(vendor.name).toHaveAccessibleDescription(/Pasted: please check/);

  await page.getByRole('button', { name: 'Undo' }).click();
  for (const field of [vendor.name, vendor.phone, vendor.address, vendor.amount, vendor.notes])
    await expect(field).toHaveValue('');
  await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked();
  await expect(marks).toHaveCount(0);
});

test('a pasted message leaves alone what the vendor has typed', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.name.fill('Ayesha');
  await vendor.name.blur();
  await paste(page, message);

  await expect(vendor.amount).toHaveValue('640');
  await expect(vendor.name).toHaveValue('Ayesha');
  await expect(page.locator('[data-slot=paste-mark]')).toHaveCount(6);
});
