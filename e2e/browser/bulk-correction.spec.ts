import type { Locator, Page } from '@playwright/test';
import { bulkColumns, type BulkColumn } from '@saddlebag/domain/contracts';
import writeExcelFile from 'write-excel-file/node';
import { expect, test } from '../fixtures.ts';
import type { Sandbox } from '../sandbox-process.ts';
import { vendorAt } from '../vendor.ts';

const orderCount = 500;
/** The header is row 1. */
const firstRow = 2;
const maxActions = 60;

interface PlantedError {
  readonly column: BulkColumn;
  readonly wrong: string;
  readonly message: string;
  readonly right: string;
}

/** One error of each kind. */
const plantedErrors: readonly PlantedError[] = [
  { column: 'recipient_name', wrong: '', message: 'Enter the customer’s name.', right: 'Farhana' },
  { column: 'recipient_name', wrong: 'Karim 2', message: 'Remove the digits from the name.', right: 'Karim' },
  {
    column: 'recipient_phone_number',
    wrong: '',
    message: 'Enter the customer’s phone number.',
    right: '01812345678',
  },
  {
    column: 'recipient_phone_number',
    wrong: '0171',
    message: 'This phone number is not complete or not correct.',
    right: '01812345679',
  },
  { column: 'recipient_address', wrong: '', message: 'Enter the address.', right: 'House 3, Shapla Lane' },
  {
    column: 'latitude',
    wrong: '123',
    message: 'Correct the latitude and longitude, or clear both to search for the address.',
    right: '23.785',
  },
  { column: 'amount', wrong: '', message: 'Enter the amount.', right: '450' },
  {
    column: 'amount',
    wrong: 'a lot',
    message: 'Enter the amount as a number, such as 450 or 450.50.',
    right: '450.50',
  },
  { column: 'payment_method', wrong: '', message: 'Choose a payment method.', right: 'PAID' },
  {
    column: 'payment_method',
    wrong: 'cheque',
    message: 'This payment method is not available. Choose another one.',
    right: 'CASH_ON_DELIVERY',
  },
  {
    column: 'description',
    wrong: 'x'.repeat(201),
    message: 'Shorten the description to 200 characters.',
    right: 'Two biryani',
  },
  {
    column: 'pickup_code',
    wrong: 'C'.repeat(31),
    message: 'Shorten the pickup code to 30 characters.',
    right: 'C-1',
  },
  {
    column: 'preordered_for',
    wrong: 'after lunch',
    message: 'Write the time as YYYY-MM-DD HH:MM, or clear it to deliver now.',
    right: '',
  },
  {
    column: 'collection_point',
    wrong: 'Nowhere',
    message: 'No collection point has this name.',
    right: 'Jolchobi Kitchen',
  },
];

/** The row of each error, spread over the file. */
const rowOf = (index: number): number =>
  firstRow + Math.floor(((index + 0.5) * orderCount) / plantedErrors.length);

const correctOrder = (row: number): Readonly<Record<BulkColumn, string>> => ({
  recipient_name: 'Ayesha Rahman',
  recipient_phone_number: `017${String(10_000_000 + row)}`,
  latitude: '23.785',
  longitude: '90.4143',
  recipient_address: `House ${row}, Shapla Lane, Dhaka 1214`,
  unit: '',
  recipient_notes: '',
  payment_method: 'CASH_ON_DELIVERY',
  amount: '640',
  description: '',
  preordered_for: '',
  pickup_code: '',
  collection_point: 'Jolchobi Kitchen',
});

/** Writes orders with another program's library. */
const writeOrders = async (errors: readonly PlantedError[]): Promise<Buffer> => {
  const planted = new Map(errors.map((error, index) => [rowOf(index), error]));
  const rows = Array.from({ length: orderCount }, (_, index) => {
    const row = firstRow + index;
    const error = planted.get(row);
    const order = { ...correctOrder(row), ...(error && { [error.column]: error.wrong }) };
    return bulkColumns.map((column) => ({ type: String, value: order[column] }));
  });
  const header = bulkColumns.map((column) => ({ type: String, value: column }));
  return writeExcelFile([header, ...rows]).toBuffer();
};

const openOrders = async (page: Page, sandbox: Sandbox, errors: readonly PlantedError[]): Promise<void> => {
  await sandbox.control('settings', { flags: { BulkOrderUpload: true }, courier: 'paused' });
  await vendorAt(page).signIn();
  await page.goto('/bulk-order/y0ud');
  await page.locator('input[type=file]').setInputFiles({
    name: 'orders.xlsx',
    mimeType: 'application/octet-stream',
    buffer: await writeOrders(errors),
  });
};

const countOrders = async (sandbox: Sandbox): Promise<number> =>
  ((await sandbox.read('orders?vendor_id=y0ud')) as { readonly result: readonly unknown[] }).result.length;

const confirmPlacing = (page: Page): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Place orders' }).click();

const cellAt = (page: Page, row: number, column: BulkColumn): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: String(row), exact: true }) })
    // The row number is the first column.
    .locator(`[role=gridcell][aria-colindex="${bulkColumns.indexOf(column) + 2}"]`);

// All rows with errors fit, so that the grid renders each of them.
test.use({ viewport: { width: 1600, height: 2000 } });

// Proves: bulk.corrected
test('finds every planted error at its cell, and places all orders after at most 60 actions', async ({
  page,
  sandbox,
}) => {
  await openOrders(page, sandbox, plantedErrors);
  const countBefore = await countOrders(sandbox);
  const failing = plantedErrors.length;
  await expect(page.getByText(`${failing} rows with errors`, { exact: true })).toBeVisible();
  await expect(page.getByText(`${orderCount - failing} rows ready`)).toBeVisible();

  let actions = 1;
  await page.getByRole('switch', { name: 'Only rows with errors' }).click();
  await expect(page.locator('[role=gridcell][aria-invalid]')).toHaveCount(failing);
  for (const [index, { column, message }] of plantedErrors.entries())
    await expect(cellAt(page, rowOf(index), column)).toContainText(message);

  for (const [index, { column, right }] of plantedErrors.entries()) {
    await cellAt(page, rowOf(index), column).click();
    if (right === '') await page.keyboard.press('Delete');
    else {
      await page.keyboard.type(right);
      await page.keyboard.press('Tab');
    }
    actions += right === '' ? 2 : 3;
  }
  await expect(page.getByText(`${orderCount} rows ready`)).toBeVisible();
  await expect(page.getByText(/^\d+ rows? with errors$/)).toHaveCount(0);
  expect(actions).toBeLessThanOrEqual(maxActions);

  await page.getByRole('button', { name: `Check and price ${orderCount} orders` }).click();
  await page.getByRole('button', { name: `Place ${orderCount} orders` }).click();
  await confirmPlacing(page);

  await expect(page).toHaveURL(/\/order-tracking\/y0ud/, { timeout: 30_000 });
  await expect(page.getByText('All orders are placed.').first()).toBeVisible();
  expect(await countOrders(sandbox)).toBe(countBefore + orderCount);
  await expect(page.getByText('Ayesha Rahman').first()).toBeVisible();
});

test.describe('when the service is killed while it places the orders', () => {
  // The browser logs an error for every failed attempt while the service is down.
  test.use({
    expectedConsole: [
      /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|WebSocket connection to .* failed/,
    ],
  });

  // Proves: bulk.exactly-once
  test('places each order exactly once after the vendor presses again', async ({ page, sandbox }) => {
    await openOrders(page, sandbox, []);
    const countBefore = await countOrders(sandbox);
    await page.getByRole('button', { name: `Check and price ${orderCount} orders` }).click();
    await page.getByRole('button', { name: `Place ${orderCount} orders` }).click();
    const placing = page.waitForRequest(/\/place-orders\//);
    await confirmPlacing(page);
    await placing;
    await sandbox.kill('SIGKILL');
    await sandbox.restart();
    await page.reload();

    // If every order was already written, nothing is left to press.
    const place = page.getByRole('button', { name: /^Place .* orders?$/ });
    await expect(place.or(page.getByRole('link', { name: 'Open order tracking' })).first()).toBeVisible();
    if (await place.isVisible()) {
      await place.click();
      await confirmPlacing(page);
      await expect(page).toHaveURL(/\/order-tracking\/y0ud/, { timeout: 30_000 });
    }

    expect(await countOrders(sandbox)).toBe(countBefore + orderCount);
  });
});
