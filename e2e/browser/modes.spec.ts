import { expect, test } from '../fixtures.ts';
import { continueAsGuest, fillPickup } from '../guest.ts';
import { farhana, nearbyPlace, suggestionName, password, vendorAt } from '../vendor.ts';

test.use({ sandboxOptions: { partnerPage: true } });

// Proves: mode.guest
test('places a guest order, shows it after a reload and moves it to a new account', async ({ page }) => {
  const vendor = vendorAt(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Request a rider without an account' }).click();
  await expect(page.getByRole('heading', { name: 'Where does the rider pick up?' })).toBeVisible();
  await fillPickup(page);

  await expect(vendor.requestTitle).toBeVisible();
  await expect(page.getByText('Mela Sweets', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Guest');
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  const orderId = await vendor.request();
  expect(orderId).toMatch(/^pgo-\d{6}$/);

  await page.reload();
  await expect(vendor.detail).toContainText(orderId);
  await vendor.detail.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveValue('Mela Sweets');
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('mela@sweets.test');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password, once more').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create the account' }).click();

  await expect(vendor.requestTitle).toBeVisible();
  await page
    .getByRole('link', { name: /^Tracking/ })
    .first()
    .click();
  await vendor.row(orderId).click();
  await expect(vendor.detail).toContainText(orderId);
  expect(await page.evaluate(() => localStorage.getItem('saddlebag:guest-orders'))).toBeNull();
});

for (const storage of ['allowed', 'denied'] as const) {
  // Proves: mode.godroid, call-rule.authorization-embedded
  test(`places an order inside a partner page with storage access ${storage}`, async ({ page, sandbox }) => {
    if (storage === 'denied')
      await page.addInitScript(() => {
        if (self === top) return;
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      });
    const authorizationSchemes: string[] = [];
    page.on('request', (request) => {
      const { authorization } = request.headers();
      if (authorization !== undefined) authorizationSchemes.push(authorization.split(' ')[0] ?? '');
    });
    // To the browser, 127.0.0.1 and localhost are different sites.
    await page.goto(`${sandbox.url.replace('localhost', '127.0.0.1')}/partner`);
    const portal = page.frameLocator('iframe');
    const field = (name: string | RegExp) => portal.getByRole('textbox', { name });

    // The first restaurant in the token becomes the vendor.
    await expect(portal.getByRole('heading', { level: 1, name: 'Request a rider' })).toBeVisible();
    await expect(portal.getByText('Jolchobi Lakeside').first()).toBeVisible();
    const address = portal.getByRole('combobox', { name: 'Customer’s address' });
    await address.fill(nearbyPlace.query);
    await portal.getByRole('option', { name: suggestionName(nearbyPlace.address) }).click();
    await field('Customer’s name').fill(farhana.name);
    await field('Customer’s phone').fill(farhana.phone);
    await field('Amount').fill(farhana.amount);
    await expect(portal.locator('[data-slot=quote-fee]')).toBeVisible();
    await portal.locator('[data-slot=request-footer] button[type=submit]').click();

    await expect(portal.locator('[data-slot=order-detail]')).toContainText(/k7rm-\d{6}/);
    expect(new Set(authorizationSchemes)).toEqual(new Set(['GoDroid']));
  });
}

// Proves: error.partner-token
test('shows an error for an invalid partner token if the URL names a vendor, and the login otherwise', async ({
  page,
  sandbox,
}) => {
  const partner = `${sandbox.url.replace('localhost', '127.0.0.1')}/partner?token=nonsense&path=`;
  const portal = page.frameLocator('iframe');

  await page.goto(`${partner}/request-a-rider/k7rm`);
  await expect(portal.getByRole('heading', { name: 'This app did not sign you in' })).toBeVisible();

  await page.goto(`${partner}/request-a-rider`);
  await expect(portal.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('speaks to a guest without the words of accounts', async ({ page }) => {
  await continueAsGuest(page);
  // The press may still wait for the rules of phone numbers.
  await expect(page.getByRole('heading', { level: 1, name: 'Request a rider' })).toBeVisible();
  await page.goto('/request-a-rider/k7rm');
  await expect(page.getByRole('heading', { name: 'This link is for an account' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/outlet|your account|account manager|vendorID/i);
  await page.getByRole('button', { name: 'Request a rider' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request a rider' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search screens and orders' })).toBeVisible();
  await expect(page.getByRole('dialog')).not.toContainText(/outlet|account manager/i);
});
