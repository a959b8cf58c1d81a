import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Sandbox } from '../fixtures.ts';
import { accounts, farhana, nearbyPlace, password, vendorAt } from '../vendor.ts';

// At this speed, a delivery takes about half a minute.
test.use({ sandboxOptions: { speed: 30 } });

/** Records the order updates from the socket, and the navigations and order reads of the page. */
const recordTraffic = (page: Page) => {
  const statuses: { orderId: string; status: string }[] = [];
  const readsAndNavigations: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as {
        type: string;
        data: { order_id?: string; status?: string };
      };
      if (message.type !== 'order_update') return;
      statuses.push({ orderId: message.data.order_id ?? '', status: message.data.status ?? '' });
    });
  });
  page.on('request', (request) => {
    const isOrderRead = /\/vendor\/[^/]+\/orders|\/api\/v1\/order\?/.test(request.url());
    if (isOrderRead || request.isNavigationRequest()) readsAndNavigations.push(request.url());
  });
  return {
    readsAndNavigations,
    statusesOf: (orderId: string) =>
      statuses.filter((update) => update.orderId === orderId).map(({ status }) => status),
  };
};

const ordersOf = async (sandbox: Sandbox, vendorId: string) => {
  const { result } = (await sandbox.read(`orders?vendor_id=${vendorId}`)) as {
    result: { order_id: string; status: string; delivery_fee: number }[];
  };
  return result;
};

const wholeJourney = 'requests a rider and follows the order until it is delivered, without a reload';
// Proves: mode.classic, product.order-details, route.home, route.after-order, message.order-pushed
test(wholeJourney, { tag: '@live-map' }, async ({ page, sandbox }) => {
  const vendor = vendorAt(page);
  const traffic = recordTraffic(page);

  await page.goto('/');
  await vendor.email.fill(accounts.parent);
  await vendor.password.fill(password);
  await vendor.logIn.click();
  await expect(vendor.requestTitle).toBeVisible();
  await expect(page).toHaveURL('/request-a-rider');

  // The fee appears before any other detail is typed, and the submit button repeats it.
  await expect(vendor.quote).toHaveText('Fee and time appear as soon as the address is known.');
  await vendor.chooseAddress(nearbyPlace.query, nearbyPlace.address);
  await expect(vendor.fee).toHaveText(/^৳\d+\.\d\d$/);
  await expect(vendor.quote).toContainText(/At the door in about \d+ minutes/);
  const fee = await vendor.fee.innerText();
  await expect(vendor.submit).toHaveText(`Request a rider · ${fee}`);
  await expect(vendor.pin).toBeVisible();

  // The courier waits for the socket, because the first statuses last only a moment at this speed.
  await sandbox.control('settings', { courier: 'paused' });
  await vendor.fill(farhana);
  const documentStart = await page.evaluate(() => performance.timeOrigin);
  const orderId = await vendor.request();
  await expect(page).toHaveURL(/\/order-tracking\/k7rm\?order_id=k7rm-\d{6}$/);
  await expect(vendor.toasts.getByRole('listitem')).toHaveText('Order pushed!');
  await expect(vendor.detail).toContainText(farhana.name);
  await expect(vendor.row(orderId)).toContainText(nearbyPlace.address);
  const [placedOrder] = await ordersOf(sandbox, 'k7rm');
  expect(placedOrder).toMatchObject({ order_id: orderId, delivery_fee: Number(fee.slice(1)) });

  await expect(vendor.connectionStatus).toHaveText('Live');
  await sandbox.control('settings', { courier: 'running' });
  await expect.poll(() => traffic.statusesOf(orderId).length).toBeGreaterThan(0);
  const readsAndNavigations = [...traffic.readsAndNavigations];

  // The rider moves to the vendor, then to the customer.
  await expect(vendor.rider.locator('svg')).toBeVisible();
  const riderPoints = new Set<string>();
  await expect
    .poll(
      async () => {
        const point = await vendor.riderPoint();
        if (point !== null) riderPoints.add(point);
        return riderPoints.size;
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(3);

  await expect(vendor.detail).toHaveAttribute('data-status', 'DELIVERED', { timeout: 60_000 });
  await expect(vendor.detail.locator('[data-slot=status-badge]')).toHaveText('Delivered');
  await expect(vendor.row(orderId).locator('[data-slot=status-badge]')).toHaveText('Delivered');
  await expect(page.getByRole('heading', { level: 2, name: 'Delivered 1 order' })).toBeVisible();
  await expect(vendor.detail.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toContainText([
    'Prepare order',
    'Request received, start preparing',
    'Looking for rider',
    'Rider on the way',
    'Rider nearby',
    'Collected',
    'In transit',
    'Near customer',
    'Delivered',
  ]);

  // Every update came over the socket.
  expect(traffic.readsAndNavigations).toEqual(readsAndNavigations);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(documentStart);
  expect(traffic.statusesOf(orderId)).toEqual(
    expect.arrayContaining([
      'WAITING_FOR_TRANSPORT',
      'ASSIGNED_TO_TRANSPORT',
      'NEAR_VENDOR',
      'PICKED_UP',
      'NEAR_CUSTOMER',
      'DELIVERED',
    ]),
  );
  expect(await ordersOf(sandbox, 'k7rm')).toMatchObject([{ order_id: orderId, status: 'DELIVERED' }]);
});

// Proves: rule.2
test('places an order for a vendor with one outlet, without an outlet picker', async ({ page }) => {
  const vendor = vendorAt(page);

  await vendor.signIn(accounts.single);
  await expect(page.getByRole('banner')).toContainText('Tidewater Noodle Bar');
  await expect(page.getByRole('button', { name: /^Choose an outlet/ })).toBeHidden();
  await vendor.chooseAddress('12 Orchid Rise', '12 Orchid Rise, Anchor Bay, Singapore 241426');
  await expect(vendor.fee).toHaveText(/^\$\d+\.\d\d$/);
  await vendor.fill({ name: 'Mei Hua Tan', phone: '6220 0148', amount: '18.50' });

  // Singapore requires a unit number.
  await vendor.submit.click();
  await expect(vendor.unit).toBeFocused();
  await expect(page.getByText('Fill the unit number.')).toBeVisible();
  await vendor.unit.fill('#04-12');

  const orderId = await vendor.request();
  await expect(vendor.detail).toContainText('Mei Hua Tan');
  await expect(vendor.row(orderId)).toContainText('#04-12');
});

// Proves: product.parent-vendor, route.request
test('places the order at the outlet that the vendor picked', async ({ page }) => {
  const vendor = vendorAt(page);

  await vendor.signIn();
  await page.getByRole('button', { name: /^Choose an outlet/ }).click();
  await page.getByRole('option', { name: /Jolchobi Sweets & Tea/ }).click();

  await expect(page).toHaveURL('/request-a-rider/t9xe');
  await expect(page.getByRole('main')).toContainText('Jolchobi Sweets & Tea');
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  const orderId = await vendor.request();
  expect(orderId).toMatch(/^t9xe-/);
});

// Proves: route.tracking
test('opens an order of another outlet from a link, even when the code of the tracking screen loads last', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  const orderReads: string[] = [];
  page.on('request', (request) => {
    if (/\/vendor\/[^/]+\/orders|\/api\/v1\/order\?/.test(request.url())) orderReads.push(request.url());
  });
  const outlets = page.waitForResponse(/\/api\/v1\/vendors$/);
  await page.route('**/assets/tracking-*.js', async (route) => {
    await (await outlets).finished();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await route.continue();
  });

  await page.goto('/order-tracking/y0ud?order_id=y0ud-000005');
  await expect(vendor.detail).toContainText('Sadia Rahman');
  await expect(vendor.row('y0ud-000005')).toBeVisible();
  await expect(vendor.toasts.getByRole('listitem')).toHaveCount(0);
  expect(orderReads.filter((url) => !url.includes('y0ud'))).toEqual([]);
});

test.describe('a link to an order', () => {
  // The browser logs an error for every failed call.
  test.use({ expectedConsole: [/^Failed to load resource/] });

  // Proves: route.tracking-unknown-order
  test('says so when the order was not found, and can be loaded again after a failure', async ({ page }) => {
    const vendor = vendorAt(page);
    await vendor.signIn();

    await page.goto('/order-tracking/k7rm?order_id=k7rm-999999');
    const missing = page.getByRole('heading', { name: 'This order was not found' });
    await expect(missing).toBeVisible();

    const orderCall = /\/api\/v1\/order\?/;
    await page.route(orderCall, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This order did not load' })).toBeVisible();
    await page.unroute(orderCall);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(missing).toBeVisible();
    await expect(vendor.toasts.getByRole('listitem')).toHaveCount(0);
  });
});

test('links to the last order when the vendor left the tracking screen before it showed the order', async ({
  page,
}) => {
  const trackingCode = /\/assets\/tracking-[^/]*\.js$/;
  // The code of the tracking screen never loads, as after a lost connection.
  await page.route(trackingCode, () => {});
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await vendor.submit.click();
  await expect(page).toHaveURL(/order_id=/);
  const orderUrl = page.url();
  await page.unroute(trackingCode);

  await page.goto('/request-a-rider/k7rm');
  await vendor.name.fill('Mei Hua');
  await page.getByText('Your last request has been sent').getByRole('link').click();

  await expect(page).toHaveURL(orderUrl);
  await expect(vendor.detail).toContainText(farhana.name);
  // An order counts as viewed once it has been visible for a moment.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('unseen');
  await page.goto('/request-a-rider/k7rm');
  await expect(vendor.fee.or(vendor.requestTitle)).toBeVisible();
  await expect(page.getByText('Your last request has been sent')).toBeHidden();
});
