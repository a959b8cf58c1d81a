import { expect, test as base } from '../fixtures.ts';
import { startFreezingProxy, type FreezingProxy } from '../freezing-proxy.ts';
import { farhana, vendorAt } from '../vendor.ts';

const test = base.extend<{ freezingProxy: FreezingProxy }>({
  freezingProxy: async ({ sandbox }, use) => {
    const proxy = await startFreezingProxy(sandbox.url);
    await use(proxy);
    await proxy.close();
  },
});

test.use({
  baseURL: async ({ freezingProxy }, use) => use(freezingProxy.url),
  sandboxOptions: { speed: 20 },
  // The browser logs an error for every connection that the proxy breaks.
  expectedConsole: [
    /ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED|ERR_INTERNET_DISCONNECTED|WebSocket connection to .* failed/,
  ],
});

test('reports a frozen connection within 5 s and resumes live updates when the network recovers', async ({
  page,
  freezingProxy,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  await vendor.signInByForm();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  const orderId = await vendor.request();
  await expect(vendor.connectionStatus).toHaveText('Live');

  freezingProxy.freeze();

  await expect(vendor.connectionStatus).toHaveText('Connecting…', { timeout: 5000 });
  // The list stays usable.
  await expect(vendor.detail).toContainText(farhana.name);
  await page.getByRole('searchbox').fill('Farhana');
  await expect(vendor.row(orderId)).toBeVisible();

  await sandbox.advanceMinutes(15);
  freezingProxy.thaw();

  await expect(vendor.connectionStatus).toHaveText('Live', { timeout: 45_000 });
  await expect(vendor.detail).toHaveAttribute('data-status', 'DELIVERED', { timeout: 60_000 });
});

test('reports a device that goes offline within 5 s and reconnects as soon as it is online', async ({
  page,
  context,
}) => {
  const vendor = vendorAt(page);
  await vendor.signInByForm();
  await page.goto('/order-tracking');
  await expect(vendor.connectionStatus).toHaveText('Live');

  await context.setOffline(true);

  await expect(vendor.connectionStatus).toHaveText('Connecting…', { timeout: 5000 });

  await context.setOffline(false);

  await expect(vendor.connectionStatus).toHaveText('Live', { timeout: 5000 });
});
