import type { Page } from '@playwright/test';
import { injectFault } from '../failures.ts';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import type { Sandbox } from '../fixtures.ts';
import { fillPickup } from '../guest.ts';
import { accounts, farhana, password, vendorAt } from '../vendor.ts';

// The browser logs an error for every refused or broken call.
test.use({ expectedConsole: [/status of (400|401)|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/] });

const newPassword = 'N3w!saddle-bag';

interface Message {
  readonly to: string;
  readonly code: string | null;
}

/** Returns the code of the newest message to a contact, or null when the outbox has none. */
const latestCodeFor = async (sandbox: Sandbox, to: string): Promise<string | null> => {
  const { result } = (await sandbox.read('outbox')) as { readonly result: readonly Message[] };
  return result.find((message) => message.to === to)?.code ?? null;
};

test.describe('the forgotten-password screen', () => {
  const forgotPasswordScreen = (page: Page) => ({
    contact: page.getByRole('textbox', { name: 'Email or mobile number' }),
    send: page.getByRole('button', { name: 'Send the code' }),
    code: page.getByRole('textbox', { name: 'Code from the message' }),
    newPassword: page.getByLabel('New password', { exact: true }),
    set: page.getByRole('button', { name: 'Set the password' }),
    sent: page.getByText(/^If there is an account for/),
    requestCode: async (contact: string) => {
      await page.goto('/forgot-password');
      await forgotPasswordScreen(page).contact.fill(contact);
      await forgotPasswordScreen(page).send.click();
      await expect(forgotPasswordScreen(page).code).toBeVisible();
    },
  });

  test.beforeEach(async ({ sandbox }) => {
    await sandbox.control('reset', {});
  });

  // Proves: route.forgot-password
  test('sets a new password with the code from the message and signs in', async ({ page, sandbox }) => {
    const vendor = vendorAt(page);
    const screen = forgotPasswordScreen(page);
    await page.goto('/');
    await vendor.email.fill(accounts.parent);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(screen.contact).toHaveValue(accounts.parent);
    await screen.send.click();
    await expect(screen.code).toBeFocused();

    await page.reload();
    await screen.code.fill((await latestCodeFor(sandbox, accounts.parent)) ?? '');
    await screen.newPassword.fill(newPassword);
    await screen.set.click();

    await expect(vendor.requestTitle).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(newPassword);
  });

  test('rejects a wrong code and then accepts the right one', async ({ page, sandbox }) => {
    const screen = forgotPasswordScreen(page);
    await screen.requestCode(accounts.parent);
    const code = (await latestCodeFor(sandbox, accounts.parent)) ?? '';
    await screen.code.fill(code === '000000' ? '000001' : '000000');
    await screen.newPassword.fill(newPassword);
    await screen.set.click();

    await expect(page.getByText('This code is not the one we sent. Check the digits.')).toBeVisible();
    await screen.code.fill(code);
    await screen.set.click();
    await expect(vendorAt(page).requestTitle).toBeVisible();
  });

  test('rejects a code after 24 hours and keeps the old password', async ({ page, sandbox }) => {
    const screen = forgotPasswordScreen(page);
    await screen.requestCode(accounts.parent);
    await sandbox.advanceMinutes(24 * 60);
    await screen.code.fill((await latestCodeFor(sandbox, accounts.parent)) ?? '');
    await screen.newPassword.fill(newPassword);
    await screen.set.click();

    await expect(page.getByText('This code is older than 24 hours. Ask for another.')).toBeVisible();
    await page.goto('/');
    const vendor = vendorAt(page);
    await vendor.email.fill(accounts.parent);
    await vendor.password.fill(password);
    await vendor.logIn.click();
    await expect(vendor.requestTitle).toBeVisible();
  });

  test('shows the same text for an email with or without an account', async ({ page, sandbox }) => {
    const screen = forgotPasswordScreen(page);
    const unknownEmail = 'nobody@saddlebag.test';
    await screen.requestCode(accounts.parent);
    const textForKnownEmail = await screen.sent.innerText();
    await page.getByRole('button', { name: 'Use another email or number' }).click();
    await screen.contact.fill(unknownEmail);
    await screen.send.click();
    await expect(screen.sent).toContainText(unknownEmail);

    expect((await screen.sent.innerText()).replace(unknownEmail, accounts.parent)).toBe(textForKnownEmail);
    expect(await latestCodeFor(sandbox, unknownEmail)).toBeNull();
    await screen.code.fill('402817');
    await screen.newPassword.fill(newPassword);
    await screen.set.click();
    await expect(page.getByText('This code is not the one we sent. Check the digits.')).toBeVisible();
  });

  test('focuses an invalid email so that a keyboard user can correct it', async ({ page }) => {
    await page.goto('/forgot-password');
    await expect(forgotPasswordScreen(page).contact).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(forgotPasswordScreen(page).contact).toBeFocused();
    await page.keyboard.type('demo');
    await page.keyboard.press('Enter');
    await expect(forgotPasswordScreen(page).contact).toHaveAttribute('aria-invalid', 'true');
    await expect(forgotPasswordScreen(page).contact).toBeFocused();
    await page.keyboard.type('@saddlebag.test');
    await page.keyboard.press('Enter');
    await expect(forgotPasswordScreen(page).code).toBeFocused();
  });
});

test.describe('the registration screen', () => {
  const registrationScreen = (page: Page) => {
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    return {
      business: page.getByRole('radio', { name: /^A business of its own/ }),
      platform: page.getByRole('radio', { name: /^A vendor of a delivery platform/ }),
      businessName: field('Business name'),
      vendorCode: field('Vendor code'),
      vendorEmail: field('Vendor email'),
      email: field('Email'),
      mobile: field('Mobile number'),
      password: page.getByLabel('Password', { exact: true }),
      passwordConfirmation: page.getByLabel('Password, once more', { exact: true }),
      terms: page.getByRole('checkbox', { name: /^I accept/ }),
      submit: page.getByRole('button', { name: 'Create the account' }),
    };
  };

  /** Fills in the fields that both account types share, and submits. */
  const completeAndSubmit = async (page: Page) => {
    const form = registrationScreen(page);
    await form.password.fill(newPassword);
    await form.passwordConfirmation.fill(newPassword);
    await form.terms.check();
    await form.submit.click();
  };

  test.beforeEach(async ({ sandbox }) => {
    await sandbox.control('reset', {});
  });

  // Proves: route.register, constant.storage-tos-required, outlet.no-invented-place
  test('registers a business, whose first request begins with the pick-up', async ({ page }) => {
    const vendor = vendorAt(page);
    const form = registrationScreen(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await form.business.check();
    await form.businessName.fill('Lal Tip Tehari');
    await form.email.fill('owner@example.test');
    await page.reload();
    await expect(form.businessName).toHaveValue('Lal Tip Tehari');
    await completeAndSubmit(page);

    await expect(page.getByRole('heading', { name: 'Where does the rider pick up?' })).toBeVisible();
    await fillPickup(page);
    await expect(page.getByText('Lal Tip Tehari').first()).toBeVisible();
    await vendor.chooseNearbyAddress();
    await vendor.fill(farhana);
    await vendor.request();
    await expect(vendor.detail).toContainText(farhana.name);
    expect(await page.evaluate(() => localStorage.getItem('tos-required'))).toBe('false');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(newPassword);
  });

  // Proves: error.registration-key, constant.registration-types
  test('registers a platform vendor who can log in with a mobile number', async ({ page }) => {
    const vendor = vendorAt(page);
    const form = registrationScreen(page);
    await page.goto('/register');
    await form.platform.check();
    await form.vendorCode.fill('LT-2048');
    await form.vendorEmail.fill('somebody@else.example.test');
    await form.mobile.fill('01712-004499');
    await completeAndSubmit(page);
    await expect(page.getByRole('alert').first()).toHaveText(
      'This code and this email do not belong together. Check both.',
    );

    await form.vendorEmail.fill('counter@laltip.example.test');
    await form.submit.click();
    await expect(vendor.requestTitle).toBeVisible();

    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/');
    await vendor.email.fill('01712 004499');
    await vendor.password.fill(newPassword);
    await vendor.logIn.click();
    await expect(vendor.requestTitle).toBeVisible();
  });

  test('reports each missing or invalid field', async ({ page }) => {
    const form = registrationScreen(page);
    await page.goto('/register');
    await form.submit.click();
    await expect(page.getByText('Choose one of the two.')).toBeVisible();
    await form.business.check();
    await form.submit.click();
    await expect(form.businessName).toBeFocused();
    await expect(page.getByText('The account needs your consent to the terms.')).toBeVisible();
    await form.password.fill(newPassword);
    await form.passwordConfirmation.fill('another');
    await expect(page.getByText('The two passwords are not the same.')).toBeVisible();
  });

  // Proves: error.registration-otherwise
  test('creates no second account when the vendor retries after a lost response', async ({
    page,
    sandbox,
  }) => {
    const form = registrationScreen(page);
    await injectFault(sandbox, 'register', { kind: 'commit-then-drop' });
    await page.goto('/register');
    await form.business.check();
    await form.businessName.fill('Lal Tip Tehari');
    await form.email.fill('owner@example.test');
    await completeAndSubmit(page);
    await expect(page.getByRole('alert').first()).toHaveText('We were unable to create an account.');
    await form.submit.click();
    await expect(page.getByRole('heading', { name: 'Where does the rider pick up?' })).toBeVisible();
  });
});

test('links to the legal texts on the login, registration and password screens, without axe violations', async ({
  page,
}) => {
  for (const path of ['/', '/register', '/forgot-password']) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Legal' }).getByRole('link')).toHaveCount(4);
    await expectAccessible(page);
  }
});
