import type { Page } from '@playwright/test';
import { flagNames } from '@saddlebag/domain/contracts';
import { expectDetailsKept, injectFault } from '../failures.ts';
import { expectAccessible } from '../accessible.ts';
import { expect, resetSandboxAfterEach, test } from '../fixtures.ts';
import type { Sandbox } from '../fixtures.ts';
import { storeSession } from '../session.ts';
import { accounts, farhana, nearbyPlace, password, vendorAt } from '../vendor.ts';

// The browser logs an error for every refused or broken request.
test.use({ expectedConsole: [/status of 500|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/] });

const refreshMs = 300_000;
const maintenanceTitle = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^(Back in a little while|Something needs mending)$/ });

/** Sets the flags that every flag provider of the sandbox returns. */
const setProviderFlags = (sandbox: Sandbox, flags: Readonly<Record<string, boolean>>) =>
  sandbox.control('settings', { flags });

/** Waits until the page has received its flags. */
const waitForFlags = (page: Page) => page.waitForResponse((answer) => answer.url().includes('/flags/asia?'));

resetSandboxAfterEach();

for (const [flag, title] of [
  ['PlannedMaintenance', 'Back in a little while'],
  ['UnplannedMaintenance', 'Something needs mending'],
] as const) {
  // Proves: flag-effect.planned-maintenance, flag-effect.unplanned-maintenance
  // Proves: route.protected-maintenance, route.maintenance
  test(`shows the maintenance screen while ${flag} is on, then restores the form`, async ({
    page,
    sandbox,
  }) => {
    const vendor = vendorAt(page);
    await page.clock.install();
    await vendor.signIn();
    await page.goto('/request-a-rider/y0ud');
    await vendor.chooseNearbyAddress();
    await vendor.fill(farhana);

    await setProviderFlags(sandbox, { [flag]: true });
    await page.clock.fastForward(refreshMs);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(/\/maintenance\?from=%2Frequest-a-rider%2Fy0ud$/);
    await expect(page.locator('#content')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();

    await setProviderFlags(sandbox, {});
    await page.clock.fastForward(refreshMs);
    await expect(page).toHaveURL(/\/request-a-rider\/y0ud$/);
    await expect(vendor.address).toHaveValue(nearbyPlace.address);
    await expectDetailsKept(vendor);
  });
}

test('returns from maintenance to the original page on a manual check, even after a reload', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  await setProviderFlags(sandbox, { PlannedMaintenance: true });
  await storeSession(page, accounts.parent, password);
  await page.goto('/order-tracking/y0ud?order_id=y0ud-000005');
  await expect(maintenanceTitle(page)).toBeVisible();
  const flagsLoaded = page.waitForResponse((answer) => /\/flags\/asia\?.*vendor_id=/.test(answer.url()));
  await page.reload();
  await expect(maintenanceTitle(page)).toBeVisible();
  // Waits for the automatic flag request that names the vendor, so that the next request comes from the
  // button.
  await flagsLoaded;
  const retryButton = page.getByRole('button', { name: 'Look again now' });
  await expect(retryButton).toBeEnabled();

  await setProviderFlags(sandbox, {});
  await retryButton.click();
  await expect(page).toHaveURL(/\/order-tracking\/y0ud\?order_id=y0ud-000005$/);
  await expect(vendor.detail).toBeVisible();
});

// Proves: route.protected-signed-out
test('shows a signed-out visitor the login even during maintenance', async ({ page, sandbox }) => {
  const vendor = vendorAt(page);
  await setProviderFlags(sandbox, { UnplannedMaintenance: true });
  const flagsLoaded = waitForFlags(page);
  await page.goto('/order-tracking/y0ud');
  await flagsLoaded;

  await expect(vendor.logIn).toBeVisible();
  await expect(page).toHaveURL(/\/\?from=%2Forder-tracking%2Fy0ud$/);
});

test('redirects /maintenance to the login, never to another site, while no maintenance is active', async ({
  page,
}) => {
  await page.goto('/maintenance?from=//elsewhere.example');

  await expect(vendorAt(page).logIn).toBeVisible();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

for (const [kind, failure] of [
  ['commit-then-hang', 'never respond'],
  ['malformed-body', 'respond with malformed JSON'],
  ['drop-before-commit', 'drop the connection'],
  ['status', 'respond with 500'],
] as const) {
  // Proves: flag-rule.failing-provider, error.flags-all-fail
  test(`opens the page without delay when all flag providers ${failure}`, async ({ page, sandbox }) => {
    const vendor = vendorAt(page);
    await page.clock.install();
    await storeSession(page, accounts.parent, password);
    await setProviderFlags(sandbox, { PlannedMaintenance: true });
    // Every provider call fails, so the maintenance flag never reaches the page.
    await injectFault(sandbox, '/flags', kind === 'status' ? { kind, status: 500 } : { kind }, 999);
    const flagWarningLogged = page.waitForEvent('console', (message) =>
      message.text().startsWith('couldnt refresh the flags'),
    );
    await page.goto('/request-a-rider/y0ud');

    // The page clock has not moved, so no timeout has expired.
    await expect(vendor.requestTitle).toBeVisible();
    await page.clock.fastForward(2000);
    await page.clock.fastForward(2000);
    await page.clock.fastForward(2000);
    await flagWarningLogged;
    await expect(vendor.requestTitle).toBeVisible();
    await expect(maintenanceTitle(page)).toBeHidden();
  });
}

test.describe('the feature flag panel', () => {
  const panel = (page: Page) => page.getByRole('dialog', { name: 'Feature flags' });
  const openPanel = async (page: Page) => {
    await page.getByRole('button', { name: 'Flags', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
  };

  test('overrides a flag on this device until it is reset, without axe violations', async ({ page }) => {
    const vendor = vendorAt(page);
    await storeSession(page, accounts.parent, password);
    await page.goto('/request-a-rider/y0ud');
    await expect(vendor.requestTitle).toBeVisible();
    await openPanel(page);
    await expect(panel(page).getByRole('switch')).toHaveCount(flagNames.length);
    await expect(panel(page).getByRole('switch', { name: /^Helpcenter/ })).toBeChecked();
    await panel(page).getByRole('searchbox', { name: 'Find a flag' }).fill('outage');
    await expect(panel(page).getByRole('switch')).toHaveCount(1);
    await panel(page)
      .getByRole('switch', { name: /^UnplannedMaintenance/ })
      .press('Space');
    const resetButton = panel(page).getByRole('button', { name: 'Put back UnplannedMaintenance' });
    await expect(resetButton).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(maintenanceTitle(page)).toBeVisible();

    await page.reload();
    await expect(maintenanceTitle(page)).toBeVisible();
    await openPanel(page);
    await resetButton.press('Enter');
    await page.keyboard.press('Escape');
    await expect(vendor.requestTitle).toBeVisible();
  });

  test('explains every flag in one line in every language', async ({ page }) => {
    await storeSession(page, accounts.parent, password);
    for (const locale of ['en', 'bn', 'ar']) {
      await page.addInitScript((name) => localStorage.setItem('locale', name), locale);
      await page.goto('/request-a-rider/y0ud');
      await page.locator('[data-slot=developer-tools] button').click();
      const flags = page.getByRole('dialog').getByRole('listitem');
      await expect(flags).toHaveCount(flagNames.length);
      for (const text of await flags.allInnerTexts()) {
        expect(text).not.toContain('flags.about');
        expect(text.split('\n').filter(Boolean)).toHaveLength(3);
      }
    }
  });

  test('covers nothing of the top bar with its button', async ({ page }) => {
    await storeSession(page, accounts.parent, password);
    await page.goto('/request-a-rider/y0ud');
    const opener = await page.getByRole('button', { name: 'Flags', exact: true }).boundingBox();
    const account = await page.getByRole('button', { name: 'Account' }).boundingBox();
    expect(opener?.x).toBeGreaterThanOrEqual((account?.x ?? Infinity) + (account?.width ?? 0));
  });

  test('does not cover the tab bar of a phone with its button', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await storeSession(page, accounts.parent, password);
    for (const path of ['/request-a-rider/y0ud', '/order-tracking/y0ud']) {
      await page.goto(path);
      const tabs = page.locator('[data-slot=bottom-tabs]');
      await expect(tabs).toBeInViewport({ ratio: 1 });
      const opener = page.getByRole('button', { name: 'Flags', exact: true });
      await opener.scrollIntoViewIfNeeded();
      const [openerBox, tabsBox] = await Promise.all([opener.boundingBox(), tabs.boundingBox()]);
      expect(openerBox?.y).toBeGreaterThanOrEqual((tabsBox?.y ?? Infinity) + (tabsBox?.height ?? 0));
    }
  });
});
