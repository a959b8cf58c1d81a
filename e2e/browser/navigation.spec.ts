import { expect, test } from '../fixtures.ts';
import { accounts, vendorAt } from '../vendor.ts';

test('names screen and brand in the title of every route, in the shown language', async ({
  page,
  sandbox,
}) => {
  await sandbox.control('settings', { flags: { BulkOrderUpload: true } });
  for (const [path, title] of [
    ['/', 'Log in'],
    ['/connect', 'Log in'],
    ['/register', 'Create an account'],
    ['/forgot-password', 'New password'],
    ['/faq', 'Questions and answers'],
    ['/termsandconditions', 'Terms and conditions'],
    ['/nowhere', 'Page not found'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Mangrove`);
  }

  await vendorAt(page).signIn(accounts.parent);
  await expect(page).toHaveTitle('Request a rider · Mangrove');
  for (const [link, title] of [
    [/^Tracking/, /^(\(\d+\) )?Tracking · Mangrove$/],
    [/^History/, /^History · Mangrove$/],
    [/^Bulk order/, /^Bulk order · Mangrove$/],
    [/^Request/, /^Request a rider · Mangrove$/],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: link }).first().click();
    await expect(page).toHaveTitle(title);
  }
  await page.goto('/helpcenter');
  await expect(page).toHaveTitle('Help centre · Mangrove');

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByText('العربية').click();
  await expect(page).toHaveTitle('مركز المساعدة · Mangrove');
});

test('starts a new screen at its top and restores the position when going back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/register');
  await page.getByRole('link', { name: 'Terms and conditions' }).last().scrollIntoViewIfNeeded();
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scrollY();
  expect(before).toBeGreaterThan(200);
  await expect(page).toHaveTitle(/Mangrove/);

  await page.getByRole('link', { name: 'Terms and conditions' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Terms/ })).toBeVisible();
  expect(await scrollY()).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await expect.poll(scrollY).toBe(before);
});
