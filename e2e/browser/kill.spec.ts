import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '../fixtures.ts';
import { createKillableBrowser } from '../killable-browser.ts';
import { measureLoss, typeUntil } from '../typing-log.ts';
import { farhana, vendorAt } from '../vendor.ts';

test.use({
  sandboxOptions: { speed: 20 },
  // The browser logs an error for every failed attempt while the service is down.
  expectedConsole: [
    /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|WebSocket connection to .* failed/,
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

test('loses at most one second of typing when the whole browser is killed twice', async ({ sandbox }) => {
  const browser = createKillableBrowser();
  let page = await browser.open(sandbox.url);
  await vendorAt(page).signInByForm();
  for (const pauseMs of [2500, 4000]) {
    const typing = new AbortController();
    const log = typeUntil(
      page,
      { name: farhana.name, amount: '640', description: 'Two kacchi biryani, '.repeat(8) },
      typing.signal,
    );
    await sleep(pauseMs);
    const killedAt = Date.now();
    typing.abort();
    await browser.kill();

    page = await browser.open(sandbox.url);
    // A browser that is killed seconds after the login has lost the session too.
    await page.goto('/');
    const vendor = vendorAt(page);
    await vendor.requestTitle.or(vendor.email).first().waitFor();
    if (await vendor.email.isVisible()) await vendor.signInByForm();
    const lossMs = await measureLoss(page, await log, killedAt);
    expect(lossMs).not.toBeNull();
    expect(lossMs).toBeLessThanOrEqual(1000);
    await vendor.startOver();
  }
  await browser.remove();
});
