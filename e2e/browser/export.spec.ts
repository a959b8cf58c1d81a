import { readFile } from 'node:fs/promises';
import readWorkbook from 'read-excel-file/node';
import { listOrdersContract } from '@saddlebag/domain/contracts';
import { connectClient, ordersApi } from '../attack/service-client.ts';
import { expect, test } from '../fixtures.ts';
import { readCsv } from '../read-csv.ts';
import { storeSession } from '../session.ts';
import { accounts, password, vendorAt } from '../vendor.ts';
import { readZipEntries } from '../zip-entries.ts';
import type { Page } from '@playwright/test';
import type { WireOrder } from '@saddlebag/domain/contracts';
import type { Sandbox } from '../fixtures.ts';

test.use({ expectedConsole: [/ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/] });

/** Customers whose texts a spreadsheet could run, convert or break. */
const hostileCustomers = [
  { name: '=SUM(A:A)', phone: '+8801711000111', address: '+880 Lake Road', description: '-2' },
  { name: '@x', phone: '01711223304', address: '\t=1+1', description: 'She said "two, please"\nand left' },
  { name: 'طلب العميل', phone: '+8801711000112', address: '🛵 House 4', description: '00012' },
  { name: '-cmd', phone: '01711223305', address: '12345678901234567', description: '=1+1' },
] as const;

const statusLabels: Readonly<Record<string, string>> = {
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  RECEIVED: 'Prepare order',
  WAITING_FOR_TRANSPORT: 'Looking for rider',
  ASSIGNED_TO_TRANSPORT: 'Rider on the way',
  COURIER_ACCEPTED_DELIVERY: 'Rider on the way',
  NEAR_VENDOR: 'Rider nearby',
  PICKED_UP: 'Collected',
  COURIER_LEFT_VENDOR: 'In transit',
  NEAR_CUSTOMER: 'Near customer',
};
const paymentLabels: Readonly<Record<string, string>> = {
  CASH_ON_DELIVERY: 'Cash on delivery',
  PAID: 'Already paid',
};

const dhakaOffsetMs = 6 * 3_600_000;
const dayMs = 86_400_000;
const toLocalTime = (time: string | number): string =>
  new Date(new Date(time).getTime() + dhakaOffsetMs).toISOString().slice(0, 16).replace('T', ' ');

/** Builds the cells that an order should have. Amounts are numbers. */
const cellsOf = ({ customer, order, ...wire }: WireOrder): (string | number)[] => {
  const delivered = wire.status_history.findLast(({ status }) => status === 'DELIVERED');
  return [
    wire.order_id,
    toLocalTime(wire.created_at),
    statusLabels[wire.status] ?? `No label for ${wire.status}`,
    customer.name,
    customer.phone_number,
    customer.location.address,
    paymentLabels[order.payment_method] ?? `No label for ${order.payment_method}`,
    order.amount,
    wire.delivery_fee,
    wire.outlet_name ?? '',
    delivered === undefined ? '' : toLocalTime(delivered.created_at),
    order.description ?? '',
  ];
};

/** Opens the history of yesterday, today and tomorrow, with hostile orders, and reads its orders. */
const openHistory = async (page: Page, sandbox: Sandbox): Promise<readonly WireOrder[]> => {
  await sandbox.control('reset', {});
  await sandbox.control('settings', { courier: 'paused' });
  const client = await connectClient(sandbox.url, { vendorId: 'y0ud' });
  for (const [index, { name, phone, address, description }] of hostileCustomers.entries()) {
    const body = client.orderBody(phone);
    const response = await client.createOrder(`hostile-${index}`, {
      ...body,
      customer: { ...body.customer, name, location: { ...body.customer.location, address } },
      order: { ...body.order, description },
    });
    expect(response.status, await response.text()).toBe(200);
  }
  const now = Date.now();
  const from = toLocalTime(now - dayMs).slice(0, 10);
  const to = toLocalTime(now + dayMs).slice(0, 10);
  const seconds = (day: string, offsetMs: number): number =>
    (Date.parse(`${day}T00:00:00+06:00`) + offsetMs) / 1000;
  const listed = await client.send(
    `${ordersApi}/vendor/y0ud/orders?from=${seconds(from, 0)}&to=${seconds(to, dayMs)}&count=200`,
  );
  await storeSession(page, accounts.parent, password);
  await page.goto(`/history/y0ud?range=Custom&from=${from}&to=${to}`);
  await expect(page.getByRole('button', { name: 'Export' })).toBeEnabled();
  return listOrdersContract.response.parse(await listed.json()).result.data;
};

const chooseExport = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

const downloadAfter = async (page: Page, press: () => Promise<void>) => {
  const downloading = page.waitForEvent('download');
  await press();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
};

// Proves: history.export-csv, history.export-formulas
test('exports CSV whose cells are the orders of the service, without formulas', async ({ page, sandbox }) => {
  const orders = await openHistory(page, sandbox);
  const { name, bytes } = await downloadAfter(page, () => chooseExport(page, 'CSV'));
  const [header, ...rows] = readCsv(bytes.toString('utf8'));

  expect(name).toMatch(/^orders-y0ud(-[0-9]{4}-[0-9]{2}-[0-9]{2}){2}\.csv$/);
  expect(header).toHaveLength(12);
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+\-@]|^[\t\r]/);
  expect(rows.map((row) => row.map((cell) => cell.replace(/^'/, '')))).toEqual(
    orders.map((order) => cellsOf(order).map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell))),
  );
});

// Proves: history.export-xlsx, history.export-formulas
test('exports XLSX whose cells are the orders of the service, as texts, numbers and dates', async ({
  page,
  sandbox,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const orders = await openHistory(page, sandbox);
  // The spreadsheet library loads only with an XLSX export.
  expect(loaded.filter((url) => url.includes('workbook'))).toEqual([]);
  const { name, bytes } = await downloadAfter(page, () => chooseExport(page, 'XLSX'));
  const [sheet] = await readWorkbook(bytes, { trim: false });
  const [header, ...rows] = sheet?.data ?? [];

  expect(name).toMatch(/^orders-y0ud(-[0-9]{4}-[0-9]{2}-[0-9]{2}){2}\.xlsx$/);
  expect(header?.slice(0, 3)).toEqual(['Order', 'Created (Asia/Dhaka)', 'Status']);
  const readCell = (cell: unknown): unknown => {
    if (cell === null) return '';
    // A spreadsheet has no time zones, so the reader returns local times as UTC.
    return cell instanceof Date
      ? toLocalTime(Math.round(cell.getTime() / 60_000) * 60_000 - dhakaOffsetMs)
      : cell;
  };
  expect(rows.map((row) => row.map(readCell))).toEqual(orders.map(cellsOf));

  const entries = readZipEntries(bytes);
  const xml = entries.get('xl/worksheets/sheet1.xml') ?? '';
  expect(xml).not.toMatch(/<f[\s>/]/);
  // Texts are shared strings. A number has no type.
  expect(new Set(xml.match(/ t="[^"]*"/g))).toEqual(new Set([' t="s"']));
  expect([...entries.keys()].filter((entry) => entry.includes('vba'))).toEqual([]);
});

test('writes the sheet of an Arabic screen from right to left', async ({ page, sandbox }) => {
  await openHistory(page, sandbox);
  await page.evaluate(() => {
    localStorage.setItem('locale', 'ar');
  });
  await page.reload();
  const { bytes } = await downloadAfter(page, async () => {
    await page.getByRole('button', { name: 'تصدير' }).click();
    await page.getByRole('menuitem', { name: 'XLSX' }).click();
  });

  expect(readZipEntries(bytes).get('xl/worksheets/sheet1.xml')).toContain('rightToLeft="1"');
});

test('offers a retry when the writer of XLSX files does not load', async ({ page, sandbox }) => {
  await openHistory(page, sandbox);
  await page.route('**/workbook*.js', (route) => route.abort());
  await chooseExport(page, 'XLSX');
  const toast = vendorAt(page).toasts.getByRole('listitem').getByText('The XLSX file could not be written.');
  await expect(toast).toBeVisible();
  await page.unroute('**/workbook*.js');
  const { bytes } = await downloadAfter(page, () => page.getByRole('button', { name: 'Try again' }).click());

  expect(readZipEntries(bytes).has('xl/workbook.xml')).toBe(true);
});

test('cancels an XLSX export while its file is written', async ({ page, sandbox }) => {
  await openHistory(page, sandbox);
  // Without a response, the worker never starts.
  await page.route('**/workbook*.js', () => undefined);
  await chooseExport(page, 'XLSX');
  const progress = page.getByRole('progressbar', { name: 'Writing the file…' });
  await expect(progress).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the export' }).click();
  await expect(progress).toBeHidden();
  await expect(vendorAt(page).toasts.getByRole('listitem')).toHaveCount(0);
  await page.unroute('**/workbook*.js');
  const { bytes } = await downloadAfter(page, () => chooseExport(page, 'XLSX'));

  expect(readZipEntries(bytes).has('xl/workbook.xml')).toBe(true);
});

// Proves: history.export-email, call-rule.creations-once
test('sends one report by email, even when the first response is lost', async ({ page, sandbox }) => {
  const orders = await openHistory(page, sandbox);
  await sandbox.control('faults', { path: 'sendReport', fault: { kind: 'commit-then-drop' } });
  await chooseExport(page, 'Send by email');
  const toasts = vendorAt(page).toasts.getByRole('listitem');
  await expect(toasts.getByText('The report was not sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(toasts.getByText(`The report was sent to ${accounts.parent}.`)).toBeVisible();

  const { result } = (await sandbox.read('outbox')) as {
    result: { to: string; attachment: { content: string } | null }[];
  };
  expect(result.map(({ to }) => to)).toEqual([accounts.parent]);
  const rows = readCsv(result[0]?.attachment?.content ?? '');
  expect(rows.slice(1).map(([id]) => id)).toEqual(orders.map(({ order_id }) => order_id));
});

// Proves: history.export-transactions
test('exports the movements of money of the orders as CSV', async ({ page, sandbox }) => {
  const orders = await openHistory(page, sandbox);
  const { name, bytes } = await downloadAfter(page, () => chooseExport(page, 'Transactions (CSV)'));
  const [header, ...rows] = readCsv(bytes.toString('utf8'));
  // The range has other demo orders at other times of day.
  const expected = orders.flatMap(({ order_id, status, delivery_fee: fee, order, ...rest }) => [
    [order_id, 'Delivery fee', (-(fee + (rest.total_discount ?? 0))).toFixed(2)],
    ...(rest.total_discount ? [[order_id, 'Voucher discount', rest.total_discount.toFixed(2)]] : []),
    ...(status === 'CANCELLED' ? [[order_id, 'Refund', fee.toFixed(2)]] : []),
    ...(rest.cancellation_fee ? [[order_id, 'Cancellation fee', (-rest.cancellation_fee).toFixed(2)]] : []),
    ...(status !== 'CANCELLED' && order.payment_method === 'CASH_ON_DELIVERY'
      ? [[order_id, 'Cash to collect', order.amount.toFixed(2)]]
      : []),
  ]);

  expect(name).toMatch(/^transactions-y0ud-.*\.csv$/);
  expect(header).toEqual(['Order', 'Time (Asia/Dhaka)', 'Kind', 'Amount', 'Currency', 'Outlet']);
  expect(rows.map(([id, , kind, amount]) => [id, kind, amount])).toEqual(expected);
  expect(new Set(rows.map(([, , , , currency]) => currency))).toEqual(new Set(['BDT']));
});
