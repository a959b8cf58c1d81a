import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { placeLinkedOrder } from '../public-link.ts';
import { accounts, farhana } from '../vendor.ts';

// In real time, so that an order waits in its status until the test moves the clock.
test.use({ sandboxOptions: { speed: 1 }, expectedConsole: [/status of 4\d\d|ERR_INTERNET_DISCONNECTED/] });

/** Size of a build that contains only React and a button, in bytes of gzip. The pages may have half more. */
const reactOnlyBytes = 67_600;

/** Collects the scripts that a page loads. Returns their total size in bytes of gzip. */
const measureScripts = (page: Page) => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  return async () => (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
};

interface SharedOrder {
  readonly phase: string;
  readonly rider: unknown;
}

/** The phases in which a recipient sees the rider (specification 001, section 2). */
const riderPhases: ReadonlySet<string> = new Set([
  'courier-accepted',
  'near-vendor',
  'collected',
  'near-customer',
]);

/** Everything that the service tells the holder of a link. */
const sharedFields = [
  'consumer_phase',
  'country',
  'currency',
  'destination',
  'eta_minutes',
  'eta_range',
  'is_delayed',
  'phase',
  'pick_up',
  'preordered_for',
  'receipt',
  'rider',
  'time_zone',
];

const laterPhases = [
  ['NEAR_VENDOR', /^The rider is almost at /],
  ['PICKED_UP', 'Your order is on its way'],
  ['NEAR_CUSTOMER', 'The rider is almost there'],
  ['DELIVERED', 'Your order was delivered'],
] as const;

/** Collects the service's answers about orders, without those about proofs. */
const collectAnswers = (page: Page): readonly Promise<string>[] => {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/public\/orders\/[^/]+$/.test(response.url())) answers.push(response.text());
  });
  return answers;
};

// Proves: public-page.navigation, public-page.private, public-page.rider
test('lets a recipient without a session follow a delivery up to its receipt', async ({
  browser,
  sandbox,
}) => {
  const order = await placeLinkedOrder(sandbox);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const recipient = await context.newPage();
  const scriptBytes = measureScripts(recipient);
  const answers = collectAnswers(recipient);
  await recipient.goto(`${sandbox.url}/tracking/${order.token}`);
  const heading = recipient.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Your order is being prepared');
  await expect(recipient).toHaveTitle('Follow your delivery · Mangrove');
  expect(await scriptBytes()).toBeLessThanOrEqual(1.5 * reactOnlyBytes);
  await expect(recipient.getByRole('navigation')).toHaveCount(0);
  await expect(recipient.getByRole('link', { name: /^Call/ })).toHaveCount(0);
  await expect(recipient.locator('[data-slot="delivery-map"]')).toHaveCount(0);
  await expectAccessible(recipient);

  await order.advanceTo('COURIER_ACCEPTED_DELIVERY');
  // The page polls by itself.
  await expect(heading).toHaveText(/^A rider is on the way to /);
  await expect(recipient.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+/);
  await expect(recipient.locator('[data-slot="delivery-map"] [data-kind="rider"] svg')).toBeVisible();
  await expectAccessible(recipient);

  for (const [status, title] of laterPhases) {
    await order.advanceTo(status);
    await recipient.reload();
    await expect(heading).toHaveText(title);
  }
  await expect(recipient.getByRole('link', { name: /^Call/ })).toHaveCount(0);
  await recipient.getByRole('link', { name: 'Open the receipt' }).click();
  await expect(heading).toHaveText('Delivery receipt');
  await expect(recipient.getByText(order.orderId)).toBeVisible();
  await expect(recipient.getByText('Paid to the rider')).toBeVisible();
  await expect(recipient.getByText('৳640.00')).toHaveCount(2);
  await recipient.getByRole('button', { name: 'Show the photo' }).last().click();
  await expect(recipient.getByRole('img', { name: 'Photo of the delivery' })).toBeVisible();
  await expectAccessible(recipient);

  const text = (await Promise.all(answers)).join('\n');
  const orders = (await Promise.all(answers)).map(
    (answer) => (JSON.parse(answer) as { readonly result: SharedOrder }).result,
  );
  for (const shared of orders) {
    expect(Object.keys(shared).toSorted()).toEqual(sharedFields);
    expect([shared.phase, shared.rider !== null]).toEqual([shared.phase, riderPhases.has(shared.phase)]);
  }
  expect(new Set(orders.map(({ phase }) => phase))).toEqual(
    new Set(['preparing', ...riderPhases, 'delivered']),
  );
  for (const secret of [farhana.name, '1711223304', 'Blue gate', 'borhani', accounts.parent])
    expect(text).not.toContain(secret);
  expect(await recipient.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

// Proves: public-page.link, error.tracking-link
test('explains a revoked and an unknown link, also to an order id', async ({ page, sandbox }) => {
  const order = await placeLinkedOrder(sandbox);
  await order.revoke();
  const heading = page.getByRole('heading', { level: 1 });

  await page.goto(`/tracking/${order.token}`);
  await expect(heading).toHaveText('This link was switched off');
  await expectAccessible(page);

  for (const token of [order.orderId, 'nonsense', '%E0%A4%A']) {
    await page.goto(`/delivery-receipt/${token}`);
    await expect(heading).toHaveText('This link does not work');
  }
});

test('keeps the last state while the recipient is offline', async ({ page, sandbox }) => {
  const order = await placeLinkedOrder(sandbox);
  await page.clock.install();
  await page.goto(`/tracking-c2c/${order.token}`);
  await expect(page.getByText(/^Updated/)).toBeVisible();
  const phase = await page.getByRole('heading', { level: 1 }).textContent();

  await page.context().setOffline(true);
  await page.clock.runFor(11_000);
  await expect(page.getByText('No new information. Trying again…')).toBeVisible();
  await expect(page.getByText(/^Updated 1\d seconds ago$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(phase ?? '');

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(page.getByText('No new information. Trying again…')).toHaveCount(0);
});

test('lists the prohibited goods without a link', async ({ page }) => {
  await page.goto('/prohibiteditems-c2c');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we cannot carry');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Illegal goods',
    'Hazardous goods',
    'Restricted goods',
    'Valuable goods',
    'Large goods',
  ]);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(page);
});
