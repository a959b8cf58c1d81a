import { expectAccessible } from '../accessible.ts';
import { exportRows } from '../export-rows.ts';
import { expect, resetSandboxAfterEach, test } from '../fixtures.ts';
import { farhana, vendorAt } from '../vendor.ts';

resetSandboxAfterEach();

const dayMs = 86_400_000;

/** Filters the history. The clock of the sandbox starts at the next 08:00 UTC, so it may be a day ahead. */
const todayAndTomorrow = (): string => {
  const inDhaka = Date.now() + 6 * 3_600_000;
  const [from, to] = [inDhaka, inDhaka + dayMs].map((time) => new Date(time).toISOString().slice(0, 10));
  return `range=Custom&from=${from}&to=${to}`;
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

  await page.goto(`/history/k7rm?${todayAndTomorrow()}`);
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

test('shows card on delivery in the request, tracking, slip, history and exports', async ({
  page,
  sandbox,
}) => {
  await sandbox.control('settings', { courier: 'paused' });
  const vendor = vendorAt(page);
  await vendor.signIn();
  // This outlet's riders carry a card reader.
  await page.goto('/request-a-rider/p2wn');
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await page.getByRole('radio', { name: /^Card on delivery/ }).check();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/order'),
  );
  const orderId = await vendor.request();
  expect((await sent).postDataJSON()).toMatchObject({ order: { payment_method: 'PAYMENT_ON_DELIVERY' } });

  await expect(vendor.detail).toContainText(/To collect by card\s*৳\s?640/);
  await vendor.detail.getByRole('button', { name: 'Print' }).click();
  await expect(page.getByRole('dialog').getByText('To collect by card:')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`/history/p2wn?${todayAndTomorrow()}`);
  await expect(page.getByRole('row', { name: new RegExp(orderId) })).toContainText('Card on delivery');
  const orders = await exportRows(page, 'CSV');
  expect(orders.find(([id]) => id === orderId)?.[6]).toBe('Card on delivery');
});
