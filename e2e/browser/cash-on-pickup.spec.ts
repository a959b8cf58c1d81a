import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../accessible.ts';
import { expect, resetSandboxAfterEach, test } from '../fixtures.ts';
import { readCsv } from '../read-csv.ts';
import { farhana, vendorAt } from '../vendor.ts';
import type { Page } from '@playwright/test';

resetSandboxAfterEach();

/** Exports the history of a page and returns the rows of the CSV file, without its header. */
const exportRows = async (page: Page, name: string): Promise<readonly string[][]> => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  const [, ...rows] = readCsv(await readFile(await (await downloading).path(), 'utf8'));
  return rows;
};

// Proves: flag-effect.pay-at-pickup
test('shows cash on pick-up in the request, tracking, slip, history and exports', async ({
  page,
  sandbox,
}) => {
  await sandbox.control('settings', { flags: { PayAtPickup: true }, courier: 'paused' });
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await expect(page.getByRole('radio', { name: /^Cash on pick-up/ })).toBeChecked();
  await expect(page.getByText('The rider pays you this at the counter.')).toBeVisible();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/order'),
  );
  const orderId = await vendor.request();
  expect((await sent).postDataJSON()).toMatchObject({ order: { payment_method: 'CASH_ON_DELIVERY' } });

  await expect(vendor.detail).toContainText(/Paid to you at pick-up\s*৳\s?640/);
  await vendor.detail.getByRole('button', { name: 'Print' }).click();
  await expect(page.getByRole('dialog').getByText('Pay at pick-up, collect at the door:')).toBeVisible();
  await page.keyboard.press('Escape');

  const today = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10);
  await page.goto(`/history/k7rm?range=Custom&from=${today}&to=${today}`);
  const row = page.getByRole('row', { name: new RegExp(orderId) });
  await expect(row).toContainText('Cash on pick-up');
  const orders = await exportRows(page, 'CSV');
  expect(orders.find(([id]) => id === orderId)?.[6]).toBe('Cash on pick-up');
  const movements = await exportRows(page, 'Transactions (CSV)');
  expect(
    movements.filter(([id]) => id === orderId).map(([, , kind, amount]) => [kind, amount]),
  ).toContainEqual(['Cash paid at pick-up', '640.00']);
  await page.getByRole('link', { name: orderId }).click();
  await expect(page.getByRole('region', { name: `Order ${orderId}` })).toContainText('Cash on pick-up');
  await expectAccessible(page);
});
