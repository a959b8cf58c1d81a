import { listOrdersContract } from '@saddlebag/domain/contracts';
import type { WireOrder } from '@saddlebag/domain/contracts';
import { expect, test } from '../fixtures.ts';
import { storeSession } from '../session.ts';
import { accounts, password } from '../vendor.ts';
import type { Page } from '@playwright/test';

const linkOf = (page: Page) => page.getByRole('link', { name: /^y0u[hd]-[0-9]{6}$/ });

/** Reads orders from the service by their ids. */
const readOrders = async (page: Page, ids: readonly string[]): Promise<readonly WireOrder[]> => {
  const session = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const { accessToken } = JSON.parse(session) as { accessToken: string };
  const response = await page.request.get('/orders/api/v1/vendor/y0ud/orders?count=200', {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const { data } = listOrdersContract.response.parse(await response.json()).result;
  return data.filter(({ order_id }) => ids.includes(order_id));
};

const minorOf = (amount: number | null | undefined) => BigInt(Math.round((amount ?? 0) * 100));
/** What an order adds to each figure, in poisha. Computed without the code of the portal. */
const parts: Readonly<Record<string, (order: WireOrder) => bigint>> = {
  'Delivery fees': (order) => minorOf(order.delivery_fee),
  Discounts: (order) => minorOf(order.total_discount),
  'Cash to collect': (order) => minorOf(order.order.amount),
  Refunds: (order) => minorOf(order.delivery_fee) - minorOf(order.cancellation_fee),
  'Cancellation fees': (order) => minorOf(order.cancellation_fee),
};

// Proves: history.day-sheet
test('opens the orders of each figure of the day sheet, which add up to it', async ({ page }) => {
  await storeSession(page, accounts.parent, password);
  await page.goto('/history/y0ud?range=PastMonth&view=sheet');
  const sheet = page.getByRole('region', { name: 'Day sheet' });
  await expect(sheet.getByRole('link', { name: /show the orders$/ })).toHaveCount(6);
  const all = await linkOf(page).count();

  for (const [figure, partOf] of Object.entries(parts)) {
    const link = sheet.getByRole('link', { name: new RegExp(`^${figure} of`) });
    const value = await link.innerText();
    await link.click();
    await expect(page).toHaveURL(/&view=sheet&figure=/);
    await expect(sheet.locator('[data-slot=opened-figure]')).toBeFocused();
    await expect(sheet.locator('[data-slot=opened-value]')).toHaveText(value);
    const ids = await linkOf(page).allInnerTexts();
    const orders = await readOrders(page, ids);

    expect(orders).toHaveLength(ids.length);
    const sum = orders.reduce((total, order) => total + partOf(order), 0n);
    expect(sum, figure).toBe(BigInt(value.replaceAll(/[^0-9]/g, '')));
    expect(orders.every((order) => partOf(order) > 0n)).toBe(true);
    await page.goBack();
    await expect(linkOf(page)).toHaveCount(all);
  }

  const orders = sheet.getByRole('link', { name: /^Orders of/ });
  await expect(orders).toHaveText(String(all));
  await page.goForward();
  await expect(page).toHaveURL(/figure=cancellation-fees\.y0ud\.BDT/);
  await sheet.getByRole('button', { name: 'Show all orders' }).click();
  await expect(linkOf(page)).toHaveCount(all);
});

test('prints the day sheet without the rest of the screen', async ({ page }) => {
  await storeSession(page, accounts.parent, password);
  await page.goto('/history/y0ud?range=PastWeek&view=sheet');
  const sheet = page.getByRole('region', { name: 'Day sheet' });
  await expect(sheet.getByRole('link', { name: /^Orders of/ })).toBeVisible();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  await expect(sheet.getByRole('heading', { name: 'Day sheet' })).toBeVisible();
  await expect(sheet.getByRole('columnheader', { name: 'To pay' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Order history' })).toBeHidden();
  await expect(linkOf(page).first()).toBeHidden();
});

// Proves: history.url
test('restores all filters, the columns and the opened order from a pasted URL in a fresh tab', async ({
  page,
  context,
}) => {
  await storeSession(page, accounts.parent, password);
  await page.goto('/history/y0ud?range=PastMonth&status=DELIVERED');
  const firstRow = page
    .getByRole('row')
    .filter({ has: linkOf(page) })
    .first();
  const phone = await firstRow.getByText(/^\+880[0-9]{10}$/).innerText();
  const id = await linkOf(page).first().innerText();
  const url = `/history/y0ud?status=DELIVERED&range=PastMonth&phone=${encodeURIComponent(phone)}&sort=fee.descending&columns=order,fee,phone,status&order_id=${id}`;

  const tab = await context.newPage();
  await tab.goto(url);
  const order = tab.getByRole('region', { name: `Order ${id}` });
  await expect(order.getByText('Delivered').first()).toBeVisible();
  await expect(tab.getByRole('button', { name: /^Days/ })).toContainText('Past 30 days');
  await expect(tab.getByRole('textbox', { name: 'Customer’s phone' })).toHaveValue(/[0-9]{5}/);
  await expect(tab.getByRole('radio', { name: 'Delivered' })).toBeChecked();
  await expect(tab.getByRole('columnheader')).toHaveText(['Order', 'Fee', 'Phone', 'Status']);
  await expect(tab.getByRole('columnheader', { name: 'Fee' })).toHaveAttribute('aria-sort', 'descending');
  const rows = tab.getByRole('row').filter({ has: linkOf(tab) });
  await expect(rows.filter({ hasText: phone })).toHaveCount(await rows.count());
  const fees = (await rows.getByText(/^৳/).allInnerTexts()).map((text) => Number(text.replace('৳', '')));
  expect(fees).toEqual(fees.toSorted((one, other) => other - one));

  const other = linkOf(tab).filter({ hasNotText: id }).first();
  const otherId = await other.innerText();
  await other.click();
  await expect(tab.getByRole('region', { name: `Order ${otherId}` })).toBeVisible();
  await tab.goBack();
  await expect(order).toBeVisible();
  await tab.goForward();
  await expect(tab.getByRole('region', { name: `Order ${otherId}` })).toBeVisible();
  await expect(tab.getByRole('radio', { name: 'Delivered' })).toBeChecked();
});
