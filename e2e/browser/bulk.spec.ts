import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bulkColumns, type BulkColumn } from '@saddlebag/domain/contracts';
import { testMatrix } from '../../tooling/test-matrix.ts';
import { templateFillers } from '../fill-template.ts';
import { injectFault } from '../failures.ts';
import { expect, test } from '../fixtures.ts';
import { accounts, password, vendorAt } from '../vendor.ts';

test.beforeEach(async ({ sandbox, page }) => {
  await sandbox.control('settings', { flags: { BulkOrderUpload: true }, courier: 'paused' });
  await vendorAt(page).signIn();
  await page.goto('/bulk-order/y0ud');
});

const downloadTemplate = async (page: Page): Promise<Buffer> => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Template.xlsx' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Template.xlsx');
  return readFile(await download.path());
};

const upload = (page: Page, buffer: Buffer): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'orders.xlsx', mimeType: 'application/octet-stream', buffer });

/** Downloads the template, which contains one example, and uploads it. */
const uploadTemplate = async (page: Page) => {
  await upload(page, await downloadTemplate(page));
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

const addedOrder = (order: Readonly<Partial<Record<BulkColumn, string>>>): readonly string[] =>
  bulkColumns.map((column) => order[column] ?? '');

/** Two orders without coordinates. The phone number of the second one lacks digits. */
const addedOrders = [
  addedOrder({
    recipient_name: 'Farhana Islam',
    recipient_phone_number: '01712345678',
    recipient_address: 'House 44, Polash Sarak',
    payment_method: 'CASH_ON_DELIVERY',
    amount: '640.5',
    collection_point: 'Jolchobi Kitchen',
  }),
  addedOrder({
    recipient_name: 'Karim Uddin',
    recipient_phone_number: '0171',
    recipient_address: 'House 12, Shapla Lane',
    payment_method: 'PAID',
    amount: '90',
    collection_point: 'Jolchobi Kitchen',
  }),
];

for (const [program, fill] of Object.entries(templateFillers).slice(0, testMatrix === 'all' ? undefined : 1))
  test(`places the orders that ${program} has added to the template, after a correction`, async ({
    page,
  }) => {
    await upload(page, await fill(await downloadTemplate(page), addedOrders));
    await expect(page.getByText('1 row with errors', { exact: true })).toBeVisible();
    const phone = page.locator('[role=gridcell][aria-invalid]');
    await expect(phone).toContainText('This phone number is not complete or not correct.');
    await phone.click();
    await page.keyboard.type('01812345679');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Check and price 3 orders' }).click();
    await page.getByRole('button', { name: 'Place 3 orders' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Place orders' }).click();

    await expect(page).toHaveURL(/\/order-tracking\/y0ud/);
    await page.getByText('Farhana Islam').first().click();
    await expect(page.locator('[data-slot=order-detail]')).toContainText('+8801712345678');
    await expect(page.locator('[data-slot=order-detail]')).toContainText('640.50');
    await expect(page.getByText('Karim Uddin').first()).toBeVisible();
  });

test('refuses a file that only has the name of a spreadsheet, and says what to do', async ({ page }) => {
  await upload(page, Buffer.from('%PDF-1.7'));
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

test.describe('with a corrected row', () => {
  test.use({ expectedConsole: [/status of (401|403)|WebSocket connection to .* failed|ERR_CONNECTION_/] });

  const correctedCell = (page: Page) => page.getByRole('gridcell', { name: 'Karim', exact: true });
  const switchOutlet = async (page: Page) => {
    await page.getByRole('button', { name: /^Choose an outlet/ }).click();
    await page.getByRole('option', { name: /k7rm/ }).click();
  };

  test.beforeEach(async ({ page }) => {
    await upload(page, Buffer.from('name,phone,address,payment,amount\nAyesha,0171,House 7,cash,20'));
    await page.getByRole('gridcell', { name: 'Ayesha' }).click();
    await page.keyboard.type('Karim');
    await page.keyboard.press('Tab');
    await expect(correctedCell(page)).toBeVisible();
  });

  test('asks before a change of the outlet removes the rows', async ({ page }) => {
    const question = page.getByRole('alertdialog', { name: 'Remove these rows?' });
    await switchOutlet(page);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/bulk-order\/y0ud/);
    await expect(correctedCell(page)).toBeVisible();

    await switchOutlet(page);
    await question.getByRole('button', { name: 'Remove the rows' }).click();
    await expect(page.locator('input[type=file]')).toBeAttached();
    await expect(page).toHaveURL(/\/bulk-order\/k7rm/);
  });

  test('asks before a reload of another screen, and keeps the rows of an expired session', async ({
    page,
    sandbox,
  }) => {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Tracking/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/order-tracking/);
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(['beforeunload']);

    // The token has expired, and the service refuses to renew it.
    await injectFault(sandbox, 'extendSession', { kind: 'status', status: 401 });
    await sandbox.advanceMinutes(65);
    const vendor = vendorAt(page);
    await vendor.email.fill(accounts.parent);
    await vendor.password.fill(password);
    await vendor.logIn.click();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Bulk order/ })
      .first()
      .click();
    await expect(correctedCell(page)).toBeVisible();
  });
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
