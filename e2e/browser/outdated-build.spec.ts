import type { Page } from '@playwright/test';
import { expectDetailsKept, toast } from '../failures.ts';
import { expect, resetSandboxAfterEach, test } from '../fixtures.ts';
import { farhana, nearbyPlace, vendorAt } from '../vendor.ts';

const checkMs = 300_000;
const warningText = 'Your application is outdated, automatically reloading the app in 3 seconds';

/** Makes the server name a newer build than the one that the page runs. */
const deployNewerBuild = (page: Page) =>
  page.route('**/build-manifest.json?timestamp=*', (route) =>
    route.fulfill({ json: { build: 'assets/index-newer.js' } }),
  );

/** Marks the loaded document, so that a test notices its reload. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
const oldDocument = (page: Page) => page.locator('html[data-old]');

resetSandboxAfterEach();

// Proves: build-check.unfinished-work, build-check.reload
test('waits with the reload until the draft is discarded, then warns and reloads', async ({ page }) => {
  const vendor = vendorAt(page);
  await page.clock.install();
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await markDocument(page);
  await deployNewerBuild(page);
  await page.clock.fastForward(checkMs);
  await expect(toast(vendor, 'A new version is ready.')).toBeVisible();
  await expect(vendor.toasts.getByRole('button', { name: 'Reload now' })).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(oldDocument(page)).toBeAttached();

  await vendor.startOver();
  await page.clock.fastForward(1000);
  await expect(toast(vendor, warningText)).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(oldDocument(page)).not.toBeAttached();
  await expect(vendor.requestTitle).toBeVisible();
});

test('reloads with the draft intact when the vendor presses Reload now', async ({ page }) => {
  const vendor = vendorAt(page);
  await page.clock.install();
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await markDocument(page);
  await deployNewerBuild(page);
  await page.clock.fastForward(checkMs);
  await vendor.toasts.getByRole('button', { name: 'Reload now' }).click();

  await expect(oldDocument(page)).not.toBeAttached();
  await expect(vendor.address).toHaveValue(nearbyPlace.address);
  await expectDetailsKept(vendor);
});

// Proves: build-check.interval, build-check.warning
test('warns on the login when the server delivers another build, and stays while it delivers the same', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  await page.clock.install();
  await page.goto('/');
  await expect(vendor.logIn).toBeVisible();
  // The code that checks the build names the screen in the title when it starts.
  await expect(page).toHaveTitle(/ · /);
  await markDocument(page);
  const firstCheck = page.waitForResponse((answer) =>
    answer.url().includes('/build-manifest.json?timestamp='),
  );
  await page.clock.fastForward(checkMs);
  expect((await firstCheck).status()).toBe(200);
  await page.clock.fastForward(3000);
  await expect(oldDocument(page)).toBeAttached();

  await deployNewerBuild(page);
  await page.clock.fastForward(checkMs);
  await expect(toast(vendor, warningText)).toBeVisible();
});
