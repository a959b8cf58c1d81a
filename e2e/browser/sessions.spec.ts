import type { BrowserContext, Page } from '@playwright/test';
import { injectFault, toast } from '../failures.ts';
import { expect, test } from '../fixtures.ts';
import { storeSession } from '../session.ts';
import { accounts, farhana, password, vendorAt } from '../vendor.ts';

test.use({
  expectedConsole: [
    /status of (401|403|429)|WebSocket connection to .* failed|ERR_CONNECTION_(RESET|CLOSED)/,
  ],
});

/** Records the token renewal requests of all tabs. */
const recordRenewals = (context: BrowserContext): readonly string[] => {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/login/extend')) sent.push(request.postData() ?? '');
  });
  return sent;
};

const readRefreshToken = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('token') ?? '{}') as { readonly refreshToken?: string };
    return session.refreshToken;
  });

/** Returns the storage keys of the session and of the account's data. */
const readStoredKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^(token$|saddlebag:(?!flags$))/.test(key)));

const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
};

const submitLogin = async (page: Page, email: string): Promise<void> => {
  const vendor = vendorAt(page);
  await vendor.email.fill(email);
  await vendor.password.fill(password);
  await vendor.logIn.click();
};

test.describe('an expiring session', () => {
  test.beforeEach(async ({ page, sandbox }) => {
    await sandbox.control('settings', { access_token_seconds: 120 });
    await storeSession(page, accounts.parent, password);
    await sandbox.control('settings', { access_token_seconds: 3600 });
  });

  // Proves: state.refresh-due
  test('is renewed once for three tabs', async ({ page, context }) => {
    const renewals = recordRenewals(context);
    const previousToken = await readRefreshToken(page);
    const pages = [page, await context.newPage(), await context.newPage()];

    await Promise.all(pages.map((tab) => tab.goto('/order-tracking')));

    for (const tab of pages) await expect(vendorAt(tab).connectionStatus).toHaveText('Live');
    await expect.poll(() => readRefreshToken(page)).not.toBe(previousToken);
    expect(renewals).toHaveLength(1);
  });

  test('is renewed by another tab when the renewing tab closes without a response', async ({
    page,
    context,
    sandbox,
  }) => {
    await injectFault(sandbox, 'extendSession', { kind: 'commit-then-hang' });
    const renewals = recordRenewals(context);
    const previousToken = await readRefreshToken(page);
    const pages = [page, await context.newPage()];
    const sent = context.waitForEvent('request', (request) => request.url().endsWith('/login/extend'));
    await Promise.all(pages.map((tab) => tab.goto('/request-a-rider')));
    const renewingTab = (await sent).frame().page();
    const [otherTab = page] = pages.filter((tab) => tab !== renewingTab);
    await expect(vendorAt(otherTab).requestTitle).toBeVisible();
    expect(renewals).toHaveLength(1);
    // Waits until the service has received the renewal. When a tab closes, the browser drops the requests
    // that it has not sent.
    await expect.poll(() => sandbox.read('faults')).toMatchObject({ result: [] });

    await renewingTab.close();

    await expect.poll(() => readRefreshToken(otherTab)).not.toBe(previousToken);
    expect(renewals).toEqual([renewals[0], renewals[0]]);
    await vendorAt(otherTab).chooseNearbyAddress();
  });
});

// Proves: state.logout-resets, message.disconnected
test('logs out every tab, closes the sockets and erases the draft when one tab logs out', async ({
  page,
  context,
}) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  const otherTab = await context.newPage();
  await otherTab.goto('/request-a-rider');
  await expect(vendorAt(otherTab).amount).toHaveValue(farhana.amount);
  const trackingTab = await context.newPage();
  const socket = trackingTab.waitForEvent('websocket');
  await trackingTab.goto('/order-tracking');
  await expect(vendorAt(trackingTab).connectionStatus).toHaveText('Live');
  // Types just before the logout, in a tab other than the one that logs out.
  await page.bringToFront();
  await vendor.openExtras('notes');
  await vendor.notes.fill('Call on arrival');

  await logOut(otherTab);

  const tabs = [page, otherTab, trackingTab];
  await Promise.all(
    tabs.map((tab) => expect(toast(vendorAt(tab), 'You are now disconnected.')).toHaveCount(1)),
  );
  for (const tab of tabs) {
    await expect(vendorAt(tab).logIn).toBeVisible();
    await expect(tab).toHaveURL('/');
  }
  const trackingSocket = await socket;
  await expect.poll(() => trackingSocket.isClosed()).toBe(true);
  for (const tab of tabs) {
    await tab.reload();
    await expect(vendorAt(tab).logIn).toBeVisible();
    expect(await readStoredKeys(tab)).toEqual([]);
  }

  await vendor.signInByForm();
  await expect(vendor.amount).toHaveValue('');
});

test('opens the placed order after the next login when the vendor logged out during submission', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill({ ...farhana, description: 'Sent while logging out' });
  await injectFault(sandbox, 'createOrder', { kind: 'commit-then-hang' });
  const sent = page.waitForRequest((request) => request.url().endsWith('/order'));
  await vendor.submit.click();
  await sent;

  await logOut(page);

  await expect(
    toast(vendor, 'A request was still being sent. Log in again to see what became of it.'),
  ).toHaveCount(1);
  await submitLogin(page, accounts.parent);
  await page.waitForURL(/order_id=/, { timeout: 45_000 });
  await expect(vendor.detail).toContainText('Sent while logging out');
});

test('keeps the draft of an expired session for its owner only and returns to the page after login', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await page.goto('/order-tracking/k7rm');
  await expect(vendor.connectionStatus).toHaveText('Live');
  // The token has expired, and the service refuses to renew it.
  await injectFault(sandbox, 'extendSession', { kind: 'status', status: 401 });
  await sandbox.advanceMinutes(65);
  await page.reload();

  await expect(vendor.logIn).toBeVisible();
  await submitLogin(page, accounts.single);
  // The other account does not have the outlet in the path.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This outlet is not in your account');
  await page.goto('/request-a-rider');
  await expect(vendor.amount).toHaveValue('');
  expect(await page.evaluate(() => document.body.textContent)).not.toContain(farhana.name);
  await logOut(page);

  await page.goto('/order-tracking/k7rm');
  await submitLogin(page, accounts.parent);
  await expect(page).toHaveURL('/order-tracking/k7rm');
  await page.goto('/request-a-rider');
  await expect(vendor.amount).toHaveValue(farhana.amount);
  await expect(vendor.name).toHaveValue(farhana.name);
});

test.describe('the login', () => {
  for (const [email, message] of [
    [
      'unconfirmed@saddlebag.test',
      'This account is not confirmed yet. Open the link in your confirmation email.',
    ],
    [
      'reset@saddlebag.test',
      'You need a new password before you can log in. Ask your account manager for one.',
    ],
    ['disabled@saddlebag.test', 'This account has been closed. Ask your account manager.'],
  ] as const) {
    test(`explains why ${email} cannot sign in`, async ({ page }) => {
      await page.goto('/');
      await submitLogin(page, email);
      await expect(page.getByRole('alert').first()).toHaveText(message);
    });
  }

  test('asks the vendor to wait after too many attempts, even for an email without an account', async ({
    page,
  }) => {
    const vendor = vendorAt(page);
    await page.goto('/');
    await vendor.email.fill('nobody@saddlebag.test');
    await vendor.password.fill('a guess');
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const answered = page.waitForResponse((response) => response.url().endsWith('/login'));
      await vendor.logIn.click();
      await answered;
      await expect(vendor.logIn).toBeEnabled();
    }
    await expect(page.getByRole('alert').first()).toHaveText(
      'Too many attempts. Wait a minute, then try again.',
    );
  });
});
