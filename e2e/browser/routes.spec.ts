import { expect, resetSandboxAfterEach, test } from '../fixtures.ts';
import { accounts, farhana, password, vendorAt } from '../vendor.ts';
import { storeSession } from '../session.ts';

resetSandboxAfterEach();

// Proves: route.home, route.connect, route.terms, route.fallback, route.protected-signed-out
test('shows a visitor the screen of each path, and the fallback page for unknown paths', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  for (const path of ['/', '/connect']) {
    await page.goto(path);
    await expect(vendorAt(page).logIn).toBeVisible();
  }
  await page.goto('/termsandconditions');
  await expect(heading).toHaveText('Terms of use');
  await page.goto('/request-a-rider/y0ud');
  await expect(vendorAt(page).logIn).toBeVisible();
  await expect(page).toHaveURL('/?from=%2Frequest-a-rider%2Fy0ud');
  for (const path of ['/nowhere', '/order-tracking/y0ud/more', '/request-a-rider/y0ud/more']) {
    await page.goto(path);
    await expect(heading).toHaveText('There is nothing here');
  }
  await page.getByRole('link', { name: 'Go to the start' }).click();
  await expect(vendorAt(page).logIn).toBeVisible();
});

// Proves: route.home, route.connect, route.request
test('redirects a signed-in vendor from the login to the request screen', async ({ page }) => {
  const vendor = vendorAt(page);
  await storeSession(page, accounts.parent, password);
  for (const path of ['/', '/connect', '/register']) {
    await page.goto(path);
    await expect(vendor.requestTitle).toBeVisible();
    await expect(page).toHaveURL('/request-a-rider');
  }
});

// Proves: route.register, route.register-deactivated, flag-effect.deactivate-sign-up-button
test('redirects the sign-up to the login and hides its link while sign-up is deactivated', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  const signUpLink = page.getByRole('link', { name: 'Create an account' });
  await page.goto('/connect');
  await signUpLink.click();
  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('button', { name: 'Create the account' })).toBeVisible();

  await sandbox.control('settings', { flags: { DeactivateSignUpButton: true } });
  await page.goto('/register');
  await expect(page).toHaveURL('/connect');
  await expect(vendor.logIn).toBeVisible();
  await expect(signUpLink).toBeHidden();
});

// Proves: rule.4-helper-text
test('shows the phone format hint only for an invalid number', async ({ page }) => {
  const vendor = vendorAt(page);
  const hint = page.getByText('Type the whole number, as one dials it here or with its country code.');
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill({ ...farhana, phone: '' });
  await vendor.submit.click();
  await expect(page.getByText("Fill the customer's phone")).toBeVisible();
  await expect(hint).toBeHidden();
  await vendor.phone.fill('017');
  await vendor.submit.click();
  await expect(hint).toBeVisible();
  await expect(vendor.phone).toHaveAccessibleDescription(/Type the whole number/);
});

// Proves: piece.drawer-width, piece.drawer-side, constant.drawer-width, constant.header-offset
test('opens a 384 px drawer below the 57 px header at the inline end, full width on a phone', async ({
  page,
}) => {
  const drawer = page.locator('[data-slot=drawer-content]');
  const openDrawer = async () => {
    await page.locator('[data-slot=developer-tools] button').focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    return async () => {
      const { x = 0, y = 0, width = 0 } = (await drawer.boundingBox()) ?? {};
      return [Math.round(x), Math.round(y), Math.round(width)];
    };
  };
  await vendorAt(page).signIn();
  const header = await page.getByRole('banner').boundingBox();
  expect(Math.round(header?.height ?? 0)).toBe(57);
  await expect.poll(await openDrawer()).toEqual([1280 - 384, 57, 384]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(vendorAt(page).requestTitle).toBeVisible();
  await expect.poll(await openDrawer()).toEqual([0, 57, 390]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => localStorage.setItem('locale', 'ar'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(await openDrawer()).toEqual([0, 57, 384]);
});

// Proves: piece.text-area
test('grows a multi-line field from two lines to four', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.openExtras('notes');
  const lines = () =>
    vendor.notes.evaluate((field) => {
      const { height, lineHeight } = getComputedStyle(field);
      return Math.round(parseFloat(height) / parseFloat(lineHeight));
    });
  for (const [typed, lineCount] of [
    ['', 2],
    ['one', 2],
    ['one\ntwo\nthree', 3],
    ['one\ntwo\nthree\nfour\nfive\nsix', 4],
  ] as const) {
    await vendor.notes.fill(typed);
    await expect.poll(lines).toBe(lineCount);
  }
});

// Proves: route.unknown-outlet
test('says that the account does not have the outlet of a link, and offers its outlets', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  for (const path of ['/order-tracking/m0mo?order_id=m0mo-000001', '/request-a-rider/m0mo']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This outlet is not in your account');
    await expect(page.getByRole('main')).toContainText('m0mo');
    await expect(vendor.connectionStatus).toBeHidden();
  }

  await page.getByRole('list', { name: 'Your outlets' }).getByRole('button', { name: /k7rm/ }).click();

  await expect(page).toHaveURL('/request-a-rider/k7rm');
  await expect(vendor.requestTitle).toBeVisible();
});
