import { failureConsolePatterns } from '../failures.ts';
import { expect, test } from '../fixtures.ts';
import { storeSession } from '../session.ts';
import { accounts, farhana, password, vendorAt } from '../vendor.ts';
import type { Page } from '@playwright/test';
import bengali from '../../apps/portal/src/locales/bn.json' with { type: 'json' };

test.use({ expectedConsole: failureConsolePatterns });

/** Aborts the requests for some files, as on a lost connection, until `unblock` is called. */
const blockFiles = async (page: Page, files: RegExp) => {
  const blockedNames = new Set<string>();
  await page.route(files, (route) => {
    blockedNames.add(files.exec(route.request().url())?.[1] ?? '');
    return route.abort('internetdisconnected');
  });
  return { blockedNames, unblock: () => page.unroute(files) };
};

test('keeps the login form usable while optional code fails to load', async ({ page }) => {
  const vendor = vendorAt(page);
  const secondaryCode = await blockFiles(page, /\/assets\/(guest-entry|demo-accounts)-[^/]*\.js$/);
  await page.goto('/');
  await vendor.email.fill(accounts.parent);
  await expect.poll(() => secondaryCode.blockedNames.size).toBe(2);
  await expect(vendor.logIn).toBeVisible();

  await secondaryCode.unblock();
  await expect(page.getByText('Sandbox accounts')).toBeVisible();
  await vendor.password.fill(password);
  await vendor.logIn.click();
  await expect(vendor.requestTitle).toBeVisible();
});

test('keeps the request form usable while its lazy parts fail to load, and loads them when online', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  const parts = [
    'address-search',
    'conditional-parts',
    'paste-to-fill',
    'payment',
    'placement',
    'request-map',
  ];
  const lazyParts = await blockFiles(page, new RegExp(`/assets/(${parts.join('|')})-[^/]*\\.js$`));
  await page.reload();
  await vendor.name.fill(farhana.name);
  await vendor.amount.fill(farhana.amount);
  await expect.poll(() => [...lazyParts.blockedNames].sort()).toEqual(parts);
  await expect(vendor.requestTitle).toBeVisible();

  await lazyParts.unblock();
  await vendor.chooseNearbyAddress();
  await expect(vendor.pin).toBeVisible();
  await expect(vendor.name).toHaveValue(farhana.name);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Start over?' })).toBeVisible();
});

test('sends no second rider to the same address before the vendor confirms the second request', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  const countOrders = async () =>
    ((await sandbox.read('orders?vendor_id=k7rm')) as { result: unknown[] }).result.length;
  const confirmationCode = await blockFiles(page, /\/assets\/(conditional-parts)-[^/]*\.js$/);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await vendor.request();
  const countBefore = await countOrders();

  await page.goto('/request-a-rider/k7rm');
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await vendor.submit.click();
  await confirmationCode.unblock();

  const dialog = page.getByRole('alertdialog', { name: 'Send another rider?' });
  await expect(dialog).toBeVisible();
  expect(await countOrders()).toBe(countBefore);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(vendor.requestTitle).toBeVisible();
  expect(await countOrders()).toBe(countBefore);
});

test('shows a screen with its styles after they have failed to load once', async ({ page }) => {
  await storeSession(page, accounts.parent, password);
  const styles = await blockFiles(page, /\/assets\/(history)-[^/]*\.css$/);
  await page.goto('/history');
  await expect.poll(() => styles.blockedNames.size).toBe(1);
  await styles.unblock();

  await expect(page.getByRole('heading', { name: 'Order history' })).toBeVisible();
  // A stylesheet that failed to load has no rules.
  const ruleCounts = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href }) => href?.includes('/assets/history-'))
      .map(({ cssRules }) => cssRules.length),
  );
  expect(ruleCounts).toEqual([expect.any(Number)]);
  expect(ruleCounts[0]).toBeGreaterThan(0);
});

test.describe('the first load', () => {
  test.use({ expectedConsole: [/status of 404/] });

  const firstScripts = {
    'the entry script is missing': /\/assets\/first-load-[^/]*\.js$/,
    'a script that the entry imports is missing': /\/assets\/rolldown-runtime-[^/]*\.js$/,
  };
  for (const [situation, files] of Object.entries(firstScripts))
    test(`shows the load failure and a working reload button when ${situation}`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('locale', 'bn'));
      await page.route(files, (route) => route.fulfill({ status: 404, body: 'Not found' }));
      await page.goto('/');
      const failure = page.getByRole('alert').filter({ hasText: bengali.page['load-failed'] });
      await expect(failure).toBeVisible({ timeout: 3000 });

      await page.unroute(files);
      await page.getByRole('button', { name: bengali.action.reload }).click();
      await expect(page.getByLabel(bengali.auth['login-name'])).toBeVisible();
    });
});

/** Holds back the numbering plans until the returned function is called. */
const holdNumberingPlans = async (page: Page) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/market-phone-reader-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return () => {
    release();
  };
};

test('calls no phone number wrong before its numbering plan has loaded, and carries the press out then', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  const release = await holdNumberingPlans(page);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await vendor.submit.click();
  await expect(vendor.submit).toHaveAttribute('data-loading');
  await expect(page.getByText("The phone number doesn't seem correct")).toBeHidden();

  release();
  await vendor.orderId();
  await expect(vendor.detail).toContainText(farhana.name);
});

test('calls no phone number wrong when its numbering plan fails to load, and leaves the check to the service', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  const plans = await blockFiles(page, /\/assets\/(market-phone-reader)-[^/]*\.js$/);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await expect.poll(() => plans.blockedNames.size).toBe(1);
  await vendor.submit.click();

  await vendor.orderId();
  await expect(vendor.detail).toContainText(farhana.name);
});

test('searches the history by a number entered before its numbering plan has loaded once it has', async ({
  page,
}) => {
  const release = await holdNumberingPlans(page);
  await storeSession(page, accounts.parent, password);
  await page.goto('/history/y0ud?range=PastWeek');
  const phone = page.getByRole('textbox', { name: 'Customer’s phone' });
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await phone.fill('01712345678');
  await phone.press('Enter');
  await expect(search).toHaveAttribute('data-loading');
  await phone.fill('01812345678');
  await expect(search).not.toHaveAttribute('data-loading');
  await phone.press('Enter');
  await expect(search).toHaveAttribute('data-loading');
  await expect(page).toHaveURL('/history/y0ud?range=PastWeek');

  release();
  await expect(page).toHaveURL(/phone=%2B8801812345678/);
  await expect(search).not.toHaveAttribute('data-loading');
});
