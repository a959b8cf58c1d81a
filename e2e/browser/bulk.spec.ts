import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { vendorAt } from '../vendor.ts';

test.beforeEach(async ({ sandbox, page }) => {
  await sandbox.control('settings', { flags: { BulkOrderUpload: true }, courier: 'paused' });
  await vendorAt(page).signIn();
  await page.goto('/bulk-order/y0ud');
});

/** Downloads the template, which contains one example, and uploads it. */
const uploadTemplate = async (page: Page) => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Template.xlsx' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Template.xlsx');
  const file = await download.path();
  await page.locator('input[type=file]').setInputFiles({
    name: 'orders.xlsx',
    mimeType: 'application/octet-stream',
    buffer: await readFile(file),
  });
  await page.getByRole('button', { name: 'Check and price 1 order' }).click();
  await expect(page.getByRole('button', { name: 'Place 1 order' })).toBeVisible();
};

// Proves: route.after-bulk
test('places the orders of a file and shows them in tracking', async ({ page }) => {
  await uploadTemplate(page);
  await page.reload();
  await page.getByRole('button', { name: 'Place 1 order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Place orders' }).click();

  await expect(page).toHaveURL(/\/order-tracking\/y0ud/);
  await expect(page.getByText('All orders are placed.').first()).toBeVisible();
  await expect(page.getByText('Sadia Rahman').first()).toBeVisible();
});

test('refuses a file that only has the name of a spreadsheet, and says what to do', async ({ page }) => {
  await page.locator('input[type=file]').setInputFiles({
    name: 'orders.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(
    page.getByText('orders.xlsx: This is a PDF. Choose the spreadsheet it was made from.'),
  ).toBeVisible();
});

test('asks before a reload throws away the rows of a file', async ({ page }) => {
  await page.locator('input[type=file]').setInputFiles({
    name: 'orders.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name,phone,address,payment,amount\nAyesha,0171,House 7,cash,20'),
  });
  await page.getByRole('switch', { name: 'Only rows with errors' }).click();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });

  await page.reload();

  expect(asked).toEqual(['beforeunload']);
});

test.describe('after a lost response', () => {
  test.use({ expectedConsole: [/status of 500/] });

  test('shows the orders as placed instead of placing them again', async ({ page, sandbox }) => {
    await uploadTemplate(page);
    await sandbox.control('faults', { path: 'placeBulkOrders', fault: { kind: 'commit-then-500' } });
    await page.getByRole('button', { name: 'Place 1 order' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Place orders' }).click();

    await expect(page).toHaveURL(/\/order-tracking\/y0ud/);
    await expect(page.getByText('All orders are placed.').first()).toBeVisible();
    await expect(page.getByText('Not all orders could be placed.', { exact: false })).toBeHidden();
  });
});
