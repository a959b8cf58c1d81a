import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { readCsv } from '../read-csv.ts';
import { accounts, password, vendorAt } from '../vendor.ts';
import { storeSession } from '../session.ts';
import type { Page } from '@playwright/test';

const linkOf = (page: Page) => page.getByRole('link', { name: /^y0uh-[0-9]{6}$/ });

// Proves: route.history, route.history-order, history.url
test('restores the history from its URL, opens an order and returns to the table with Back', async ({
  page,
}) => {
  await storeSession(page, accounts.parent, password);
  await page.goto(
    '/history/y0ud?range=PastMonth&status=CANCELLED&sort=amount.ascending&columns=order,amount,customer',
  );
  await expect(page.getByRole('columnheader')).toHaveText(['Order', 'Amount', 'Customer']);
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('radio', { name: 'Cancelled' })).toBeChecked();
  await expect(page.getByRole('button', { name: /^Days/ })).toContainText('Past 30 days');
  const link = linkOf(page).first();
  const id = await link.innerText();

  await link.click();
  await expect(page).toHaveURL(/status=CANCELLED.*&order_id=y0uh-/);
  const order = page.getByRole('region', { name: `Order ${id}` });
  await expect(order.getByText('Looking for rider')).toBeVisible();

  await page.goBack();
  await expect(order).toBeHidden();
  await expect(page).toHaveURL(/\/history\/y0ud\?range=PastMonth&status=CANCELLED/);
  await page.getByRole('radio', { name: 'Collected' }).press('Space');
  await expect(page.getByText('No orders in this period')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(linkOf(page)).not.toHaveCount(0);
  await expect(page).toHaveURL(/\/history\/y0ud\?range=PastMonth&sort/);
});

// Proves: history.export-csv, history.phone-search
test('exports all filtered orders as a CSV file with the cells of the table', async ({ page }) => {
  await storeSession(page, accounts.parent, password);
  await page.goto('/history/y0ud?range=PastMonth');
  const more = page.getByRole('button', { name: 'Show more orders' });
  await expect(linkOf(page)).toHaveCount(30);
  for (let count = 60; await more.isVisible(); count += 30) {
    await more.click();
    await expect(page.getByText(/^[0-9]+ orders?( shown.*)?$/)).not.toHaveText(new RegExp(`^${count - 30} `));
  }
  const ids = await linkOf(page).allInnerTexts();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  const download = await downloading;
  const text = await readFile(await download.path(), 'utf8');
  const [header, ...rows] = readCsv(text);

  expect(download.suggestedFilename()).toMatch(/^orders-y0ud(-[0-9]{4}-[0-9]{2}-[0-9]{2}){2}\.csv$/);
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(header).toContain('Amount (BDT)');
  expect(header).toContain('Created (Asia/Dhaka)');
  expect(rows.map(([id]) => id)).toEqual(ids);
  const cellsOf = (row: readonly string[], name: string) => row[header?.indexOf(name) ?? -1] ?? '';
  for (const row of rows) {
    const tableRow = page.getByRole('row').filter({ hasText: row[0] ?? '' });
    const cells = await tableRow.getByRole('cell').allInnerTexts();
    expect(cells).toContain(cellsOf(row, 'Status'));
    expect(cells).toContain(cellsOf(row, 'Customer'));
    expect(cells).toContain(cellsOf(row, 'Phone').replace("'", ''));
    expect(cells).toContain(cellsOf(row, 'Address'));
    expect(cells.join(' ').replaceAll(',', '')).toContain(cellsOf(row, 'Amount (BDT)'));
    expect(cellsOf(row, 'Phone')).toMatch(/^'\+880[0-9]{10}$/);
  }
});

// Proves: history.phone-layout
test('shows orders at once on a phone, and counts the filters of its drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await storeSession(page, accounts.parent, password);
  await page.goto('/history/y0ud?range=PastMonth');
  await expect(linkOf(page).first()).toBeInViewport();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('radio', { name: 'Cancelled' }).check();
  await drawer.getByRole('textbox', { name: 'Customer’s phone' }).fill('017');
  await drawer.getByRole('button', { name: 'Show the orders' }).click();
  await expect(drawer.getByText("The phone number doesn't seem correct")).toBeVisible();

  await drawer.getByRole('textbox', { name: 'Customer’s phone' }).fill('');
  await drawer.getByRole('button', { name: 'Show the orders' }).click();

  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  const cards = page.getByRole('listitem').filter({ has: linkOf(page) });
  await expect(cards.first()).toContainText('Cancelled');
  expect(await cards.filter({ hasText: 'Cancelled' }).count()).toBe(await cards.count());
});

test('shows why an order was cancelled, and requests it again', async ({ page }) => {
  await storeSession(page, accounts.parent, password);
  await page.goto('/history/y0ud?range=PastMonth&status=CANCELLED');
  const row = page
    .getByRole('row')
    .filter({ has: linkOf(page) })
    .first();
  const id = await linkOf(page).first().innerText();
  await linkOf(page).first().click();
  const order = page.getByRole('region', { name: `Order ${id}` });

  await expect(order.getByText(/cancelled this order$/)).toBeVisible();
  await expect(order.getByText(/^The cancellation cost/)).toBeVisible();
  const name = await order.getByRole('heading', { level: 2 }).innerText();
  await expect(row).toContainText(name);
  await expect(order.getByRole('link', { name: 'Follow on the map' })).toHaveCount(0);
  await order.getByRole('button', { name: 'Request again' }).click();
  await expect(page).toHaveURL('/request-a-rider/y0ud');
  await expect(page.getByRole('textbox', { name: 'Customer’s name' })).toHaveValue(name);
});

// Proves: history.phone-message
test('searches by phone number and rejects an invalid one', async ({ page }) => {
  await storeSession(page, accounts.parent, password);
  await page.goto('/history/y0ud?range=PastWeek');
  const phone = page.getByRole('textbox', { name: 'Customer’s phone' });
  await expect(linkOf(page)).not.toHaveCount(0);
  const cell = page
    .getByRole('row')
    .nth(1)
    .getByText(/^\+880[0-9]{10}$/);
  const number = await cell.innerText();
  await phone.fill('017');
  await phone.press('Enter');
  await expect(page.getByText("The phone number doesn't seem correct")).toBeVisible();
  await phone.fill(number.replace('+880', '0'));
  await phone.press('Enter');
  await expect(page).toHaveURL(new RegExp(`phone=%2B${number.slice(1)}`));
  await expect(page.getByText(/^\+880[0-9]{10}$/).first()).toHaveText(number);
  expect(new Set(await page.getByText(/^\+880[0-9]{10}$/).allInnerTexts())).toEqual(new Set([number]));
});

// Proves: route.history
test('redirects visitors of the history to the login, and guests to the request screen', async ({ page }) => {
  await page.goto('/history/y0ud');
  await expect(vendorAt(page).logIn).toBeVisible();
  await expect(page).toHaveURL('/?from=%2Fhistory%2Fy0ud');

  await page.getByRole('button', { name: 'Request a rider without an account' }).click();
  await expect(page.getByRole('link', { name: 'Tracking, order tracking' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'History, all orders' })).toHaveCount(0);
  await page.goto('/history');
  await expect(page).toHaveURL('/request-a-rider');
});
