import { findCoveredControls } from '../covered-controls.ts';
import { expect, test } from '../fixtures.ts';
import { pressBesideToast } from '../press-beside-toast.ts';
import { farhana, vendorAt } from '../vendor.ts';
import type { Page } from '@playwright/test';

// Without a network, the calls of the screens fail.
test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|WebSocket/] });

const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  login: async (page) => {
    await page.goto('/');
    await expect(page.getByText('Sandbox accounts')).toBeVisible();
  },
  tracking: async (page) => {
    const vendor = vendorAt(page);
    await vendor.signIn();
    await vendor.chooseNearbyAddress();
    await vendor.fill(farhana);
    const orderId = await vendor.request();
    await page.goto('/order-tracking/k7rm');
    await expect(vendor.row(orderId)).toBeVisible();
  },
  history: async (page) => {
    await vendorAt(page).signIn();
    await page.goto('/history/k7rm');
    await expect(page.getByText('No orders in this period')).toBeVisible();
  },
};

for (const [screen, open] of Object.entries(screens))
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ])
    test(`covers no control of the ${screen} screen with a toast at ${viewport.width} × ${viewport.height}`, async ({
      page,
      context,
    }) => {
      await open(page);
      await page.setViewportSize(viewport);
      // The code of the toasts and of the offline notice loads after the first screen.
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await expect(page.locator('[data-slot=toast]').first()).toBeVisible();

      await expect.poll(() => findCoveredControls(page)).toEqual([]);
      expect(await pressBesideToast(page)).toMatchObject({ isReached: true });
      await context.setOffline(false);
    });
