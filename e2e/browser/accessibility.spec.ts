import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { storeSession } from '../session.ts';
import { accounts, farhana, nearbyPlace, password } from '../vendor.ts';

// Slow enough that the seeded order is on its way all the while.
test.use({ sandboxOptions: { speed: 1 } });

const looks = [
  { language: 'en', appearance: 'light', map: 'live' },
  { language: 'en', appearance: 'dark', map: 'static' },
  { language: 'ar', appearance: 'light', map: 'static' },
  { language: 'ar', appearance: 'dark', map: 'live' },
] as const;
type Look = (typeof looks)[number];

const dress = (page: Page, { language, appearance }: Look) =>
  page.addInitScript(
    ([locale, scheme]) => {
      localStorage.setItem('locale', locale);
      localStorage.setItem('appearance', scheme);
    },
    [language, appearance] as const,
  );

const expectDressed = async (page: Page, { language, appearance }: Look) => {
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  await expect(page.locator('html')).toHaveAttribute('data-theme', appearance);
};

/** In any language: fields by their names on the form. */
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);

const signIn = async (page: Page) => {
  await storeSession(page, accounts.parent, password);
  await page.goto('/');
  await expect(page.locator('[data-slot=request-page]')).toBeVisible();
};

const choose = async (page: Page, typed: string, address: string) => {
  await field(page, 'destination').fill(typed);
  await page.getByRole('option', { name: new RegExp(`^${address}`) }).click();
};

for (const look of looks) {
  const name = `in ${look.language === 'ar' ? 'Arabic' : 'English'}, ${look.appearance}, with the ${look.map} map`;
  test.describe(name, look.map === 'live' ? { tag: '@live-map' } : {}, () => {
    test.beforeEach(async ({ page }) => {
      await dress(page, look);
    });

    test('the login has nothing in anybody’s way', async ({ page }) => {
      await page.goto('/');
      await expectDressed(page, look);
      await expect(field(page, 'email')).toBeVisible();
      await expectAccessible(page);

      await page.locator('form button[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
      await expectAccessible(page);
    });

    test('the request has nothing in anybody’s way: empty, open, filled, and with errors', async ({
      page,
    }) => {
      await signIn(page);
      await expectDressed(page, look);
      await expectAccessible(page);
      // When the map is there, or it is known that it cannot be drawn.
      const state = look.map === 'live' ? 'ready' : 'failed';
      await expect(page.locator(`[data-slot=map][data-state=${state}]`)).toBeVisible();
      await expectAccessible(page);

      await field(page, 'destination').fill(nearbyPlace.query);
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('option', { name: nearbyPlace.address }).click();
      await expect(page.locator('[data-slot=quote-fee]')).toBeVisible();
      await page.locator('[data-slot=request-footer] button[type=submit]').click();
      await expect(field(page, 'customerName')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);

      await field(page, 'customerName').fill(farhana.name);
      await field(page, 'phone').fill(farhana.phone);
      await field(page, 'amount').fill(farhana.amount);
      await expectAccessible(page);

      await choose(page, 'Kathalia Nagar', 'Kathalia Nagar, Dhaka 1210');
      await expect(page.locator('[data-slot=quote]')).toHaveAttribute('data-status', 'undeliverable');
      await expectAccessible(page);
    });

    test('tracking has nothing in anybody’s way: the list, and an order with its rider', async ({ page }) => {
      await signIn(page);
      await page.goto('/order-tracking/y0ud');
      await expectDressed(page, look);
      const rows = page.locator('[data-slot=order-list-item]');
      await expect(rows.first()).toBeVisible();
      await expectAccessible(page);

      await page.locator('[data-order-id=y0ud-000005]').click();
      await expect(page.locator('[data-slot=map-marker][data-kind=rider] svg')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
