import {
  failureConsolePatterns,
  attemptsPerRead,
  expectOrderPlaced,
  expectDetailsKept,
  injectFault,
  toast,
} from '../failures.ts';
import { expect, test } from '../fixtures.ts';
import { farhana, nearbyPlace, vendorAt } from '../vendor.ts';

test.use({ expectedConsole: failureConsolePatterns });

test.describe('the quote', () => {
  test.beforeEach(async ({ page }) => {
    const vendor = vendorAt(page);
    await vendor.signIn();
    await vendor.fill(farhana);
  });

  test('reports a failed fee call and retries it when asked', async ({ page, sandbox }) => {
    const vendor = vendorAt(page);
    await injectFault(sandbox, 'deliveryFee', { kind: 'status', status: 500 }, attemptsPerRead);
    await vendor.chooseAddress(nearbyPlace.query, nearbyPlace.address);

    await expect(toast(vendor, 'We could not compute the price for that order.')).toBeVisible();
    await expect(
      page.getByText('We could not work out the price to this address. Try again, or move the pin.'),
    ).toBeVisible();
    await expect(vendor.address).toHaveValue(nearbyPlace.address);
    await expectDetailsKept(vendor);

    await vendor.quote.getByRole('button', { name: 'Try again' }).click();
    await expect(vendor.fee).toBeVisible();
    await expectOrderPlaced(vendor);
  });

  test('reports an unreadable fee and retries the call when asked', async ({ page, sandbox }) => {
    const vendor = vendorAt(page);
    await injectFault(sandbox, 'deliveryFee', { kind: 'mutate-field', path: 'result.fee', value: 'sixty' });
    await vendor.chooseAddress(nearbyPlace.query, nearbyPlace.address);

    await expect(toast(vendor, 'We could not compute the price for that order.')).toBeVisible();
    await vendor.quote.getByRole('button', { name: 'Try again' }).click();
    await expect(vendor.fee).toBeVisible();
    await expectOrderPlaced(vendor);
  });

  test('reports a failed delivery-area check and retries it when asked', async ({ page, sandbox }) => {
    const vendor = vendorAt(page);
    await injectFault(sandbox, 'validateArea', { kind: 'malformed-body' });
    await vendor.chooseAddress(nearbyPlace.query, nearbyPlace.address);

    await expect(toast(vendor, 'Unable to verify if order is deliverable')).toBeVisible();
    await vendor.quote.getByRole('button', { name: 'Try again' }).click();
    await expect(vendor.fee).toBeVisible();
    await expectOrderPlaced(vendor);
  });
});

test.describe('an order submission', () => {
  test.beforeEach(async ({ page }) => {
    const vendor = vendorAt(page);
    await vendor.signIn();
    await vendor.chooseNearbyAddress();
    await vendor.fill(farhana);
  });

  test('reports a refusal, keeps the form and succeeds on the next attempt', async ({ page, sandbox }) => {
    const vendor = vendorAt(page);
    await injectFault(sandbox, 'createOrder', { kind: 'status', status: 400 });
    await vendor.submit.click();

    await expect(toast(vendor, 'Could not create that order')).toBeVisible();
    await expect(page).toHaveURL(/\/request-a-rider/);
    await expect(vendor.address).toHaveValue(nearbyPlace.address);
    await expectDetailsKept(vendor);

    await expectOrderPlaced(vendor);
  });

  test('finds the order after a 500 instead of creating a second one', async ({ sandbox, page }) => {
    const vendor = vendorAt(page);
    const countOrders = async () =>
      ((await sandbox.read('orders?vendor_id=k7rm')) as { result: unknown[] }).result.length;
    const countBefore = await countOrders();
    await injectFault(sandbox, 'createOrder', { kind: 'commit-then-500' });

    await expectOrderPlaced(vendor);
    expect(await countOrders()).toBe(countBefore + 1);
  });
});

test('loads the orders when the vendor retries a failed list', async ({ page, sandbox }) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  // The screen loads two lists, today's and later orders, and reloads both once the socket has connected.
  await injectFault(sandbox, 'listOrders', { kind: 'malformed-body' }, 4);
  await page.goto('/order-tracking/y0ud');

  await expect(page.getByRole('heading', { name: /^Your current orders could not be loaded/ })).toBeVisible();
  await expect.poll(() => sandbox.read('faults')).toEqual({ result: [] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-slot=order-list-item]').first()).toBeVisible();
});
