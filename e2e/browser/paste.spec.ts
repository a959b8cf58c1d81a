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

/** Pastes a text into the focused element. */
const paste = async (page: Page, text: string): Promise<void> => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
};

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('fills empty fields from a pasted message, marks them for review and can undo the paste', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  const marks = page.locator('[data-slot=paste-mark]');
  const notice = page.locator('[data-slot=paste-to-fill]');
  const sentRequests: string[] = [];
  page.on('request', (request) => sentRequests.push(`${request.url()} ${request.postData() ?? ''}`));
  await vendor.signIn();
  await notice.waitFor({ state: 'attached' });

  await test.step('paste without a focused field', async () => {
    await paste(page, message);
    await expect(vendor.name).toHaveValue('Farhana Islam');
    await expect(vendor.phone).toHaveValue('01711-223304');
    await expect(vendor.address).toHaveValue('House 12, Shapla Lane, Lalshalu');
    await expect(vendor.unit).toHaveValue('Flat 4B');
    await expect(vendor.amount).toHaveValue('640');
    await expect(vendor.notes).toHaveValue('ring twice');
    await expect(page.getByRole('radio', { name: /^Already paid/ })).toBeChecked();
    await expect(marks).toHaveCount(7);
    await expect(vendor.name).toHaveAccessibleDescription(/^Pasted: please check/);
    // The vendor still has to pick the place, so the address field has the focus.
    await expect(vendor.address).toBeFocused();
    await expect(vendor.suggestions.getByRole('option', { name: /^House 12, Shapla Lane/ })).toBeVisible();
  });

  await test.step('undo', async () => {
    await notice.getByRole('button', { name: 'Undo' }).click();
    const texts = [vendor.name, vendor.phone, vendor.address, vendor.unit, vendor.amount];
    for (const field of texts) await expect(field).toHaveValue('');
    await expect(vendor.notes).toBeHidden();
    await expect(page.locator('button[data-field=notes]')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked();
    await expect(marks).toHaveCount(0);
    await expect(page.locator('#content')).toBeFocused();
  });

  await test.step('paste into an empty field of a partly filled form', async () => {
    await vendor.name.fill('Ayesha');
    await vendor.amount.focus();
    await paste(page, message);
    await expect(vendor.amount).toHaveValue('640');
    await expect(vendor.name).toHaveValue('Ayesha');
    await expect(marks).toHaveCount(6);
    await expect(notice).toContainText('Fields that had text already were left as they are.');
  });

  await test.step('review', async () => {
    await page.getByRole('button', { name: 'It is right: Customer’s phone' }).click();
    await expect(vendor.phone).toBeFocused();
    await vendor.address.click();
    await vendor.suggestions.getByRole('option', { name: /^House 12, Shapla Lane/ }).click();
    await expect(vendor.fee).toBeVisible();
    await expect(marks).toHaveCount(4);
    await notice.getByRole('button', { name: 'All are right' }).click();
    await expect(notice).toBeEmpty();
    await expect(vendor.notes).toHaveValue('ring twice');
  });

  await test.step('ordinary paste into a field', async () => {
    await vendor.openExtras('description', 'pickupCode');
    await vendor.description.focus();
    await paste(page, 'Two kacchi biryani\nOne borhani');
    await expect(vendor.description).toHaveValue('Two kacchi biryani\nOne borhani');
    await vendor.pickupCode.focus();
    await paste(page, 'A-17');
    await expect(vendor.pickupCode).toHaveValue('A-17');
    await expect(notice).toBeEmpty();
  });

  // The pasted message stays on the device. Only the filled fields trigger lookups, as if they had been typed.
  expect(sentRequests.filter((request) => /ring(%20|\+| )twice/.test(request))).toEqual([]);
});
