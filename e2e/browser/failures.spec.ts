import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Sandbox } from '../fixtures.ts';
import { accounts, farhana, nearby, password, vendorAt } from '../vendor.ts';
import type { Vendor } from '../vendor.ts';

// The browser itself says of every call that was refused or broke.
test.use({
  expectedConsole: [
    /status of (400|401|500)|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|WebSocket connection to .* failed/,
  ],
});

/** A read is asked for four times before it counts as failed. */
const everyAttempt = 4;

interface Fault {
  readonly kind: string;
  readonly status?: number;
  readonly path?: string;
  readonly value?: unknown;
}

const play = (sandbox: Sandbox, path: string, fault: Fault, times = 1) =>
  sandbox.control('faults', { path, times, fault });

const toast = (vendor: Vendor, text: string) => vendor.toasts.getByRole('listitem').filter({ hasText: text });

/** The details that were typed are all still there. */
const expectKept = async (vendor: Vendor) => {
  await expect(vendor.name).toHaveValue(farhana.name);
  await expect(vendor.phone).toHaveValue('01711-223304');
  await expect(vendor.notes).toHaveValue(farhana.notes ?? '');
  await expect(vendor.amount).toHaveValue(farhana.amount);
  await expect(vendor.description).toHaveValue(farhana.description ?? '');
};

const expectDelivering = async (vendor: Vendor) => {
  await vendor.request();
  await expect(vendor.detail).toContainText(farhana.name);
};

test.describe('signing in', () => {
  test.beforeEach(async ({ page }) => {
    const vendor = vendorAt(page);
    await page.goto('/');
    await vendor.email.fill(accounts.parent);
  });

  test('with a wrong password says so, keeps the email and lets the vendor try again', async ({ page }) => {
    const vendor = vendorAt(page);
    await vendor.password.fill('Saddle1!bog');
    await vendor.logIn.click();

    await expect(page.getByRole('alert').first()).toHaveText(
      'The email or the password is not right. Check both and try again.',
    );
    await expect(vendor.email).toHaveValue(accounts.parent);

    await vendor.password.fill(password);
    await vendor.logIn.click();
    await expect(vendor.requestTitle).toBeVisible();
  });

  test('without a network says so, keeps what was typed and works when the network is back', async ({
    page,
    context,
  }) => {
    const vendor = vendorAt(page);
    await vendor.password.fill(password);
    await context.setOffline(true);
    await vendor.logIn.click();

    await expect(page.getByRole('alert').first()).toHaveText(
      'Something went wrong. Please try again. You could be offline.',
    );
    await expect(vendor.email).toHaveValue(accounts.parent);
    await expect(vendor.password).toHaveValue(password);

    await context.setOffline(false);
    await vendor.logIn.click();
    await expect(vendor.requestTitle).toBeVisible();
  });

  for (const { name, fault, says } of [
    {
      name: 'against a 500',
      fault: { kind: 'status', status: 500 },
      says: 'The service could not sign you in just now. Try again in a moment.',
    },
    {
      name: 'against an answer that is no JSON',
      fault: { kind: 'malformed-body' },
      says: 'The service gave an answer we could not read. Try again in a moment.',
    },
    {
      name: 'against an answer without the tokens',
      fault: { kind: 'mutate-field', path: 'result.meta' },
      says: 'The service gave an answer we could not read. Try again in a moment.',
    },
  ]) {
    test(`${name} says so, keeps what was typed and lets the vendor try again`, async ({ page, sandbox }) => {
      const vendor = vendorAt(page);
      await play(sandbox, 'login', fault);
      await vendor.password.fill(password);
      await vendor.logIn.click();

      await expect(page.getByRole('alert').first()).toHaveText(says);
      await expect(vendor.email).toHaveValue(accounts.parent);
      await expect(vendor.password).toHaveValue(password);

      await vendor.logIn.click();
      await expect(vendor.requestTitle).toBeVisible();
    });
  }
});

test('outlets that do not load can be asked for again', async ({ page, sandbox }) => {
  const vendor = vendorAt(page);
  await play(sandbox, 'listVendors', { kind: 'malformed-body' });
  await page.goto('/');
  await vendor.email.fill(accounts.parent);
  await vendor.password.fill(password);
  await vendor.logIn.click();

  await expect(page.getByRole('heading', { name: 'Your outlets did not load' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(vendor.requestTitle).toBeVisible();
});

test.describe('the address', () => {
  test.beforeEach(async ({ page }) => {
    const vendor = vendorAt(page);
    await vendor.signIn();
    await vendor.fill(farhana);
  });

  test('that cannot be searched for says so, and is searched for again', async ({ page, sandbox }) => {
    const vendor = vendorAt(page);
    await play(sandbox, 'autocomplete', { kind: 'status', status: 500 }, everyAttempt);
    await vendor.address.fill(nearby.typed);

    await expect(
      page.getByText('The address search is not answering. Try again, or set the pin on the map.'),
    ).toBeVisible();
    await expect(vendor.address).toHaveValue(nearby.typed);

    await vendor.suggestions.getByRole('option', { name: 'Try again' }).click();
    await vendor.suggestions.getByRole('option', { name: nearby.address }).click();
    await expect(vendor.fee).toBeVisible();
    await expectKept(vendor);
    await expectDelivering(vendor);
  });

  test('that is searched for without a network says so, and is found when the network is back', async ({
    page,
    context,
  }) => {
    const vendor = vendorAt(page);
    await context.setOffline(true);
    await vendor.address.fill(nearby.typed);

    await expect(
      page.getByText('The address search is not answering. Try again, or set the pin on the map.'),
    ).toBeVisible();
    await expect(vendor.address).toHaveValue(nearby.typed);
    await expectKept(vendor);

    await context.setOffline(false);
    await vendor.suggestions.getByRole('option', { name: 'Try again' }).click();
    await vendor.suggestions.getByRole('option', { name: nearby.address }).click();
    await expect(vendor.fee).toBeVisible();
    await expectDelivering(vendor);
  });

  test('that nobody knows says so, and another is found', async ({ page }) => {
    const vendor = vendorAt(page);
    await vendor.address.fill('qqxxzzvv');

    await expect(
      page.getByText('No address found. Check the spelling, or set the pin on the map.').first(),
    ).toBeVisible();

    await vendor.chooseNearby();
    await expectDelivering(vendor);
  });

  test('without coordinates warns, keeps everything, and another can be chosen', async ({ page }) => {
    const vendor = vendorAt(page);
    await vendor.choose('Unmapped', 'Unmapped Lane, Dhaka');

    await expect(toast(vendor, 'No coordinates for that address')).toBeVisible();
    await expect(vendor.address).toHaveValue('Unmapped Lane, Dhaka');
    await expect(vendor.quote).toHaveText('Fee and time appear as soon as the address is known.');

    // Pressing on says what is missing, and nothing is sent.
    await vendor.submit.click();
    await expect(page.getByText('We cannot compute the location of this address')).toBeVisible();
    await expect(vendor.address).toBeFocused();
    await expectKept(vendor);

    await vendor.chooseNearby();
    await expectDelivering(vendor);
  });

  test('outside the delivery area says so at the field, and another can be chosen', async ({ page }) => {
    const vendor = vendorAt(page);
    await vendor.choose('Kathalia Nagar', 'Kathalia Nagar, Dhaka 1210');

    await expect(
      page.getByText('We cannot deliver to this address. Check the pin, or choose another address.'),
    ).toBeVisible();
    await expect(vendor.quote).toHaveText('Outside the delivery area');
    await expect(vendor.address).toHaveAttribute('aria-invalid', 'true');
    // The map draws the area, so no message says it a second time.
    await expect(vendor.toasts.getByRole('listitem')).toHaveCount(0);

    await vendor.submit.click();
    await expect(vendor.address).toBeFocused();
    await expect(page).toHaveURL(/\/request-a-rider/);
    await expectKept(vendor);

    await vendor.chooseNearby();
    await expectDelivering(vendor);
  });

  test('whose place cannot be read says so, and can be picked again', async ({ page, sandbox }) => {
    const vendor = vendorAt(page);
    await play(sandbox, 'placeDetails', { kind: 'malformed-body' });
    await vendor.choose('Shapla Lane', 'Shapla Lane, Lalshalu, Dhaka 1214');

    await expect(
      page.getByText('This place could not be read. Pick it again, or set the pin on the map.'),
    ).toBeVisible();

    await vendor.address.fill('');
    await vendor.choose('Shapla Lane', 'Shapla Lane, Lalshalu, Dhaka 1214');
    await expect(vendor.fee).toBeVisible();
    await expectDelivering(vendor);
  });
});

test('where no delivery areas are drawn, an undeliverable address is said in a message too', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  await play(sandbox, 'deliveryAreas', { kind: 'mutate-field', path: 'result.areas', value: [] });
  await vendor.signIn();
  await vendor.choose('Kathalia Nagar', 'Kathalia Nagar, Dhaka 1210');

  await expect(toast(vendor, 'We cannot deliver that order there.')).toBeVisible();
  await expect(
    page.getByText('We cannot deliver to this address. Check the pin, or choose another address.'),
  ).toBeVisible();
});

test.describe('the quote', () => {
  test.beforeEach(async ({ page }) => {
    const vendor = vendorAt(page);
    await vendor.signIn();
    await vendor.fill(farhana);
  });

  test('without a price says so and is asked for again', async ({ page, sandbox }) => {
    const vendor = vendorAt(page);
    await play(sandbox, 'deliveryFee', { kind: 'status', status: 500 }, everyAttempt);
    await vendor.choose(nearby.typed, nearby.address);

    await expect(toast(vendor, 'We could not compute the price for that order.')).toBeVisible();
    await expect(
      page.getByText('We could not work out the price to this address. Try again, or move the pin.'),
    ).toBeVisible();
    await expect(vendor.address).toHaveValue(nearby.address);
    await expectKept(vendor);

    await vendor.quote.getByRole('button', { name: 'Try again' }).click();
    await expect(vendor.fee).toBeVisible();
    await expectDelivering(vendor);
  });

  test('with an unreadable price says so and is asked for again', async ({ page, sandbox }) => {
    const vendor = vendorAt(page);
    await play(sandbox, 'deliveryFee', { kind: 'mutate-field', path: 'result.fee', value: 'sixty' });
    await vendor.choose(nearby.typed, nearby.address);

    await expect(toast(vendor, 'We could not compute the price for that order.')).toBeVisible();
    await vendor.quote.getByRole('button', { name: 'Try again' }).click();
    await expect(vendor.fee).toBeVisible();
    await expectDelivering(vendor);
  });

  test('of which nobody can say whether it is deliverable says so and is asked for again', async ({
    page,
    sandbox,
  }) => {
    const vendor = vendorAt(page);
    await play(sandbox, 'validateArea', { kind: 'malformed-body' });
    await vendor.choose(nearby.typed, nearby.address);

    await expect(toast(vendor, 'Unable to verify if order is deliverable')).toBeVisible();
    await vendor.quote.getByRole('button', { name: 'Try again' }).click();
    await expect(vendor.fee).toBeVisible();
    await expectDelivering(vendor);
  });
});

test.describe('the order', () => {
  test.beforeEach(async ({ page }) => {
    const vendor = vendorAt(page);
    await vendor.signIn();
    await vendor.chooseNearby();
    await vendor.fill(farhana);
  });

  test('that the service refuses says so, keeps everything and can be sent again', async ({
    page,
    sandbox,
  }) => {
    const vendor = vendorAt(page);
    await play(sandbox, 'createOrder', { kind: 'status', status: 400 });
    await vendor.submit.click();

    await expect(toast(vendor, 'Could not create that order')).toBeVisible();
    await expect(page).toHaveURL(/\/request-a-rider/);
    await expect(vendor.address).toHaveValue(nearby.address);
    await expectKept(vendor);

    await expectDelivering(vendor);
  });

  test('whose answer is a 500 after it was made is found, not made again', async ({ sandbox, page }) => {
    const vendor = vendorAt(page);
    const count = async () =>
      ((await sandbox.read('orders?vendor_id=k7rm')) as { result: unknown[] }).result.length;
    const before = await count();
    await play(sandbox, 'createOrder', { kind: 'commit-then-500' });

    await expectDelivering(vendor);
    expect(await count()).toBe(before + 1);
  });
});

test('orders that do not load can be asked for again', async ({ page, sandbox }) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await play(sandbox, 'listOrders', { kind: 'malformed-body' }, 8);
  await page.goto('/order-tracking/y0ud');

  await expect(page.getByRole('heading', { name: 'Your orders did not load' })).toBeVisible();
  await fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-slot=order-list-item]').first()).toBeVisible();
});

test.describe('outside the service hours', () => {
  const minute = 60_000;
  const inDhaka = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Dhaka',
    hour: '2-digit',
    minute: '2-digit',
  });

  /** Closes the service from two minutes ago until ten minutes from now, and opens the form that was filled in before. */
  const comeBackToClosedDoors = async (page: Page, sandbox: Sandbox) => {
    const vendor = vendorAt(page);
    await page.clock.install();
    await vendor.signIn();
    await vendor.chooseNearby();
    await vendor.fill(farhana);
    const { result } = (await sandbox.read('clock')) as { result: { now: string } };
    const now = Date.parse(result.now);
    const [from, to] = [inDhaka.format(now + 10 * minute), inDhaka.format(now - 2 * minute)];
    const serviceHours = `${from}:${to}`.replaceAll(':', '').replace(/^\d{4}/, '$&:');
    await sandbox.control('settings', { parameters: { serviceHours } });
    await page.reload();

    await expect(page.getByRole('heading', { name: 'Closed now' })).toBeVisible();
    await expect(toast(vendor, `Service hours: ${from} to ${to}. It's `)).toBeVisible();
    await expect(vendor.toasts.getByRole('listitem')).toHaveText(/ to \d\d:\d\d\. It's \d\d:\d\d$/);
    await expect(vendor.submit).toBeHidden();
    return vendor;
  };

  const expectFormBack = async (vendor: Vendor) => {
    await expect(vendor.address).toHaveValue(nearby.address);
    await expectKept(vendor);
    await expect(vendor.fee).toBeVisible();
    await expectDelivering(vendor);
  };

  test.afterEach(async ({ sandbox }) => {
    await sandbox.control('settings', { parameters: {} });
  });

  test('a vendor is told the hours, and the form comes back as it was when the hour comes', async ({
    page,
    sandbox,
  }) => {
    const vendor = await comeBackToClosedDoors(page, sandbox);

    await sandbox.control('clock', { advance_ms: 11 * minute });
    await page.clock.fastForward(11 * minute);
    await expectFormBack(vendor);
  });

  test('a vendor asks again, and the form comes back as it was when the service has opened early', async ({
    page,
    sandbox,
  }) => {
    const vendor = await comeBackToClosedDoors(page, sandbox);

    await sandbox.control('settings', { parameters: { serviceHours: '0000:2359' } });
    // Hours are kept for five minutes.
    await page.clock.fastForward(6 * minute);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectFormBack(vendor);
  });
});
