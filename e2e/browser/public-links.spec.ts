import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { placeLinkedOrder } from '../public-link.ts';

// In real time, so that an order waits in its status until the test moves the clock.
test.use({ sandboxOptions: { speed: 1 }, expectedConsole: [/status of 4\d\d/] });

const phone = { width: 390, height: 844 };

// Proves: public-page.language
test("shows a link in the browser's language, and in the one that the recipient chooses", async ({
  browser,
  sandbox,
}) => {
  const order = await placeLinkedOrder(sandbox);
  await order.advanceTo('DELIVERED');
  const context = await browser.newContext({ locale: 'bn-BD', viewport: phone });
  const page = await context.newPage();
  const heading = page.getByRole('heading', { level: 1 });

  await page.goto(`${sandbox.url}/tracking/${order.token}`);
  await expect(heading).toHaveText('আপনার অর্ডার পৌঁছে দেওয়া হয়েছে');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'English' }).click();
  await expect(heading).toHaveText('Your order was delivered');
  await page.getByRole('link', { name: 'Open the receipt' }).click();
  await expect(heading).toHaveText('Delivery receipt');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await context.close();
});

// Proves: public-page.receipt
test('prints the receipt without its buttons and links', async ({ page, sandbox }) => {
  const order = await placeLinkedOrder(sandbox);
  await order.advanceTo('DELIVERED');
  await page.goto(`/delivery-receipt/${order.token}`);
  const print = page.getByRole('button', { name: 'Print' });
  await expect(print).toBeVisible();

  await page.emulateMedia({ media: 'print' });

  await expect(print).toBeHidden();
  await expect(page.getByRole('link', { name: 'বাংলা' })).toBeHidden();
  await expect(page.getByText(order.orderId)).toBeVisible();
  await expect(page.getByText('Paid to the rider')).toBeVisible();
});

// Proves: public-page.link, public-page.expiry
test('explains an expired link on each page', async ({ page, sandbox }) => {
  const order = await placeLinkedOrder(sandbox);
  await order.advanceTo('DELIVERED');
  // The control advances the clock by a week at most.
  for (let week = 0; week < 3; week += 1) await sandbox.advanceMinutes(7 * 24 * 60);

  for (const name of ['tracking', 'delivery-receipt', 'tracking-c2c']) {
    await page.goto(`/${name}/${order.token}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
  }
  await expectAccessible(page);
});

test('loads the streets of the map on a phone only when the recipient asks for them', async ({
  page,
  sandbox,
}) => {
  const order = await placeLinkedOrder(sandbox);
  await order.advanceTo('PICKED_UP');
  await page.setViewportSize(phone);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const mapScripts = () => requests.filter((path) => path.includes('maplibre'));

  await page.goto(`/tracking/${order.token}`);
  const map = page.locator('[data-slot="map"]');
  await expect(map.locator('[data-kind="rider"] svg')).toBeVisible();
  await expect(map).toHaveAttribute('data-engine', 'static');
  expect(mapScripts()).toEqual([]);
  expect(requests.filter((path) => path.includes('/public/orders/'))).toHaveLength(1);

  await page.getByRole('button', { name: 'Show the streets' }).click();
  await expect.poll(mapScripts).not.toEqual([]);
  await expect(page.getByRole('button', { name: 'Show the streets' })).toHaveCount(0);
});
