import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { testMatrix } from '../../tooling/test-matrix.ts';
import { expect, test } from '../fixtures.ts';
import { storeSession } from '../session.ts';
import { accounts, farhana, nearbyPlace, suggestionName, password } from '../vendor.ts';

// Riders move in real time, so the seeded order stays in delivery for the whole test.
test.use({ sandboxOptions: { speed: 1 } });

interface Variant {
  readonly language: 'en' | 'ar';
  readonly appearance: 'light' | 'dark';
  readonly map: 'live' | 'static';
}

/**
 * Two variants that together contain each value once. The stories of the screens cover every combination of
 * language and appearance.
 */
const chosenVariants: readonly Variant[] = [
  { language: 'en', appearance: 'light', map: 'live' },
  { language: 'ar', appearance: 'dark', map: 'static' },
];
const allVariants: readonly Variant[] = (['en', 'ar'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((appearance) =>
    (['live', 'static'] as const).map((map) => ({ language, appearance, map })),
  ),
);
const variants = testMatrix === 'all' ? allVariants : chosenVariants;

const applyVariant = (page: Page, { language, appearance }: Variant) =>
  page.addInitScript(
    ([locale, scheme]) => {
      localStorage.setItem('locale', locale);
      localStorage.setItem('appearance', scheme);
    },
    [language, appearance] as const,
  );

const expectVariant = async (page: Page, { language, appearance }: Variant) => {
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  await expect(page.locator('html')).toHaveAttribute('data-theme', appearance);
};

/** Finds a field by its form name, which is the same in every language. */
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);

const signIn = async (page: Page) => {
  await storeSession(page, accounts.parent, password);
  await page.goto('/');
  await expect(page.locator('[data-slot=request-page]')).toBeVisible();
};

const choose = async (page: Page, typed: string, address: string) => {
  await field(page, 'destination').fill(typed);
  await page.getByRole('option', { name: suggestionName(address) }).click();
};

for (const variant of variants) {
  const name = `the portal in ${variant.language === 'ar' ? 'Arabic' : 'English'}, ${variant.appearance}, with the ${variant.map} map`;
  test.describe(name, variant.map === 'live' ? { tag: '@live-map' } : {}, () => {
    test.beforeEach(async ({ page }) => {
      await applyVariant(page, variant);
    });

    test('has no axe violations on the login, with and without errors', async ({ page }) => {
      await page.goto('/');
      await expectVariant(page, variant);
      await expect(field(page, 'email')).toBeVisible();
      await expectAccessible(page);

      await page.locator('form button[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
      await expectAccessible(page);
    });

    test('has no axe violations on the request form while empty, filled or with errors', async ({ page }) => {
      await signIn(page);
      await expectVariant(page, variant);
      await expectAccessible(page);
      // Waits until the map has rendered or failed.
      const state = variant.map === 'live' ? 'ready' : 'failed';
      await expect(page.locator(`[data-slot=map][data-state=${state}]`)).toBeVisible();
      await expectAccessible(page);

      await field(page, 'destination').fill(nearbyPlace.query);
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('option', { name: suggestionName(nearbyPlace.address) }).click();
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

    test('has no axe violations on the tracking screen, with or without an open order', async ({ page }) => {
      await signIn(page);
      await page.goto('/order-tracking/y0ud');
      await expectVariant(page, variant);
      const rows = page.locator('[data-slot=order-list-item]');
      await expect(rows.first()).toBeVisible();
      await expectAccessible(page);

      await page.locator('[data-order-id=y0ud-000005]').click();
      await expect(page.locator('[data-slot=map-marker][data-kind=rider] svg')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
