import { expect, test } from '../fixtures.ts';
import { farhana, vendorAt } from '../vendor.ts';

test.use({
  sandboxOptions: { speed: 20 },
  // The browser logs an error for every failed attempt while the service is down.
  expectedConsole: [
    /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket connection to .* failed/,
  ],
});

test('resumes live updates without a reload when the service restarts during a delivery', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  const orderId = await vendor.request();
  await expect(vendor.detail).toHaveAttribute('data-status', 'WAITING_FOR_TRANSPORT');
  await expect(vendor.connectionStatus).toHaveText('Live');
  const documentStart = await page.evaluate(() => performance.timeOrigin);

  await sandbox.kill('SIGKILL');

  // The page shows that it is reconnecting and keeps the last known order.
  await expect(vendor.connectionStatus).toHaveText('Connecting…');
  await expect(vendor.detail).toContainText(farhana.name);

  await sandbox.restart();

  await expect(vendor.connectionStatus).toHaveText('Live', { timeout: 45_000 });
  await expect(vendor.detail).toHaveAttribute('data-status', 'DELIVERED', { timeout: 60_000 });
  await expect(vendor.row(orderId).locator('[data-slot=status-badge]')).toHaveText('Delivered');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(documentStart);
  const { result } = (await sandbox.read('orders?vendor_id=k7rm')) as {
    result: { order_id: string; status: string }[];
  };
  expect(result.map(({ order_id, status }) => ({ order_id, status }))).toEqual([
    { order_id: orderId, status: 'DELIVERED' },
  ]);
});

test('keeps an acknowledged order when the service is killed right after responding', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill({ ...farhana, name: 'Rezaul Haque' });
  const orderAcknowledged = page.waitForResponse(
    (response) => response.url().endsWith('/order') && response.ok(),
  );
  await vendor.submit.click();
  await orderAcknowledged;
  await sandbox.kill('SIGKILL');
  await sandbox.restart();

  const orderId = await vendor.orderId();
  await expect(vendor.detail).toContainText('Rezaul Haque');
  await sandbox.advanceMinutes(3);
  await expect(vendor.detail).toHaveAttribute('data-status', 'DELIVERED', { timeout: 45_000 });
  const { result } = (await sandbox.read('orders?vendor_id=k7rm')) as { result: { order_id: string }[] };
  // This order and the one from the previous test.
  expect(result).toHaveLength(2);
  expect(result.map(({ order_id }) => order_id)).toContain(orderId);
});
