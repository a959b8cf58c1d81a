import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Sandbox } from '../fixtures.ts';
import { accounts, farhana, nearbyPlace, password, vendorAt } from '../vendor.ts';

// A delivery takes about half a minute.
test.use({ sandboxOptions: { speed: 30 } });

/** What comes to the page, and how: frames of the socket, navigations, and reads of orders. */
const listenTo = (page: Page) => {
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

const watched = 'a vendor requests a rider and watches it arrive: it is delivered without a reload';
// Proves: mode.classic, product.order-details, route.home, route.after-order, message.order-pushed
test(watched, { tag: '@live-map' }, async ({ page, sandbox }) => {
  const vendor = vendorAt(page);
  const heard = listenTo(page);

  await page.goto('/');
  await vendor.email.fill(accounts.parent);
  await vendor.password.fill(password);
  await vendor.logIn.click();
  await expect(vendor.requestTitle).toBeVisible();
  await expect(page).toHaveURL('/request-a-rider');

  // The fee stands there before anything else is typed, and on the button that agrees to it.
  await expect(vendor.quote).toHaveText('Fee and time appear as soon as the address is known.');
  await vendor.chooseAddress(nearbyPlace.query, nearbyPlace.address);
  await expect(vendor.fee).toHaveText(/^৳\d+\.\d\d$/);
  await expect(vendor.quote).toContainText(/At the door in about \d+ minutes/);
  const fee = await vendor.fee.innerText();
  await expect(vendor.submit).toHaveText(`Request a rider · ${fee}`);
  await expect(vendor.pin).toBeVisible();

  await vendor.fill(farhana);
  const documentBegan = await page.evaluate(() => performance.timeOrigin);
  const orderId = await vendor.request();
  await expect(page).toHaveURL(/\/order-tracking\/k7rm\?order_id=k7rm-\d{6}$/);
  await expect(vendor.toasts.getByRole('listitem')).toHaveText('Order pushed!');
  await expect(vendor.detail).toContainText(farhana.name);
  await expect(vendor.row(orderId)).toContainText(nearbyPlace.address);
  const [placed] = await ordersOf(sandbox, 'k7rm');
  expect(placed).toMatchObject({ order_id: orderId, delivery_fee: Number(fee.slice(1)) });

  await expect.poll(() => heard.statusesOf(orderId).length).toBeGreaterThan(0);
  const before = [...heard.readsAndNavigations];
  await expect(vendor.connectionStatus).toHaveText('Live');

  // The rider rides to the counter, then to the customer.
  await expect(vendor.rider.locator('svg')).toBeVisible();
  const places = new Set<string>();
  await expect
    .poll(
      async () => {
        const place = await vendor.riderPoint();
        if (place !== null) places.add(place);
        return places.size;
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(3);

  await expect(vendor.detail).toHaveAttribute('data-status', 'DELIVERED', { timeout: 60_000 });
  await expect(vendor.detail.locator('[data-slot=status-badge]')).toHaveText('Delivered');
  await expect(vendor.row(orderId).locator('[data-slot=status-badge]')).toHaveText('Delivered');
  await expect(page.getByRole('heading', { level: 2, name: 'Delivered 1 order' })).toBeVisible();
  await expect(vendor.detail.getByRole('list', { name: 'Steps so far' }).getByRole('listitem')).toContainText(
    [
      'Prepare order',
      'Request received, start preparing',
      'Looking for rider',
      'Rider on the way',
      'Rider nearby',
      'Collected',
      'In transit',
      'Near customer',
      'Delivered',
    ],
  );

  // All of that came over the socket.
  expect(heard.readsAndNavigations).toEqual(before);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(documentBegan);
  expect(heard.statusesOf(orderId)).toEqual(
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
test('a vendor with one outlet has nothing to choose and ends on its order', async ({ page }) => {
  const vendor = vendorAt(page);

  await vendor.signIn(accounts.single);
  await expect(page.getByRole('banner')).toContainText('Tidewater Noodle Bar');
  await expect(page.getByRole('button', { name: /^Choose an outlet/ })).toBeHidden();
  await vendor.chooseAddress('12 Orchid Rise', '12 Orchid Rise, Anchor Bay, Singapore 241426');
  await expect(vendor.fee).toHaveText(/^\$\d+\.\d\d$/);
  await vendor.fill({ name: 'Mei Hua Tan', phone: '6220 0148', amount: '18.50' });

  // Singapore delivers to doors, not to blocks.
  await vendor.submit.click();
  await expect(vendor.unit).toBeFocused();
  await expect(page.getByText('Fill the unit number.')).toBeVisible();
  await vendor.unit.fill('#04-12');

  const orderId = await vendor.request();
  await expect(vendor.detail).toContainText('Mei Hua Tan');
  await expect(vendor.row(orderId)).toContainText('#04-12');
});

// Proves: product.parent-vendor, route.request
test('a vendor with outlets chooses the one that the rider picks up from', async ({ page }) => {
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

test('a link to an order of another outlet opens that order, even when its screen loads last', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/vendor\/[^/]+\/orders|\/api\/v1\/order\?/.test(request.url())) asked.push(request.url());
  });
  const outlets = page.waitForResponse(/\/api\/v1\/vendors$/);
  await page.route('**/assets/tracking-*.js', async (route) => {
    await (await outlets).finished();
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await route.continue();
  });

  await page.goto('/order-tracking/y0ud?order_id=y0ud-000005');
  await expect(vendor.detail).toContainText('Sadia Rahman');
  await expect(vendor.row('y0ud-000005')).toBeVisible();
  await expect(vendor.toasts.getByRole('listitem')).toHaveCount(0);
  expect(asked.filter((url) => !url.includes('y0ud'))).toEqual([]);
});

test('a page that is left before it could show its order leads the next one to it', async ({ page }) => {
  const trackingCode = /\/assets\/tracking-[^/]*\.js$/;
  // The code of the tracking screen does not come, as on a line that has just been lost.
  await page.route(trackingCode, () => {});
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await vendor.submit.click();
  await expect(page).toHaveURL(/order_id=/);
  const shownAt = page.url();
  await page.unroute(trackingCode);

  await page.goto('/request-a-rider/k7rm');
  await vendor.name.fill('Mei Hua');
  await page.getByText('Your last request has been sent').getByRole('link').click();

  await expect(page).toHaveURL(shownAt);
  await expect(vendor.detail).toContainText(farhana.name);
  // It counts as seen after it has stood there for a moment.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('unseen');
  await page.goto('/request-a-rider/k7rm');
  await expect(vendor.fee.or(vendor.requestTitle)).toBeVisible();
  await expect(page.getByText('Your last request has been sent')).toBeHidden();
});
