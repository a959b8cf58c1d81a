import { failureConsolePatterns, injectFault } from '../failures.ts';
import { expect, test } from '../fixtures.ts';
import { accounts, password, vendorAt } from '../vendor.ts';

test.use({ expectedConsole: failureConsolePatterns });

test.describe('the login form', () => {
  test.beforeEach(async ({ page }) => {
    const vendor = vendorAt(page);
    await page.goto('/');
    await vendor.email.fill(accounts.parent);
  });

  // Proves: error.login-message
  test('reports a wrong password, keeps the email and allows another attempt', async ({ page }) => {
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

  // Proves: error.login-offline
  test('reports a missing network, keeps the input and works when the network is back', async ({
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

  for (const { name, fault, message } of [
    {
      name: 'a 500',
      fault: { kind: 'status', status: 500 },
      message: 'The service could not sign you in just now. Try again in a moment.',
    },
    {
      name: 'a response that is not JSON',
      fault: { kind: 'malformed-body' },
      message: 'The service gave an answer we could not read. Try again in a moment.',
    },
    {
      name: 'a response without tokens',
      fault: { kind: 'mutate-field', path: 'result.meta' },
      message: 'The service gave an answer we could not read. Try again in a moment.',
    },
  ]) {
    test(`reports ${name}, keeps the input and allows another attempt`, async ({ page, sandbox }) => {
      const vendor = vendorAt(page);
      await injectFault(sandbox, 'login', fault);
      await vendor.password.fill(password);
      await vendor.logIn.click();

      await expect(page.getByRole('alert').first()).toHaveText(message);
      await expect(vendor.email).toHaveValue(accounts.parent);
      await expect(vendor.password).toHaveValue(password);

      await vendor.logIn.click();
      await expect(vendor.requestTitle).toBeVisible();
    });
  }
});

test('loads the outlets when the vendor retries a failed list', async ({ page, sandbox }) => {
  const vendor = vendorAt(page);
  await injectFault(sandbox, 'listVendors', { kind: 'malformed-body' });
  await page.goto('/');
  await vendor.email.fill(accounts.parent);
  await vendor.password.fill(password);
  await vendor.logIn.click();

  await expect(page.getByRole('heading', { name: 'Your outlets could not be loaded.' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(vendor.requestTitle).toBeVisible();
});
