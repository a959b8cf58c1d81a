import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { flagNames } from '@saddlebag/domain/contracts';
import type { FlagName } from '@saddlebag/domain/contracts';
import { brands } from '@saddlebag/ui/brands';
import { runCommand } from '../../tooling/command.ts';
import { testMatrix } from '../../tooling/test-matrix.ts';
import { root } from '../../tooling/workspace.ts';
import { expect, resetSandboxAfterEach, test } from '../fixtures.ts';
import { storeSession } from '../session.ts';
import { accounts, farhana, nearbyPlace, password, suggestionName, vendorAt } from '../vendor.ts';

const laptop = { width: 1280, height: 800 };
const desktop = { width: 1440, height: 900 };

/** Flags that replace the screen or remove a field from it. */
const removingFlags: ReadonlySet<FlagName> = new Set([
  'PlannedMaintenance',
  'UnplannedMaintenance',
  'NoPaymentMethod',
]);
const allFlags = Object.fromEntries(flagNames.map((name) => [name, !removingFlags.has(name)]));

/** Finds a field by its form name, which is the same in every language. */
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);

const openForm = async (page: Page, language: string) => {
  await page.addInitScript((locale) => localStorage.setItem('locale', locale), language);
  await storeSession(page, accounts.parent, password);
  await page.goto('/request-a-rider/y0ud');
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
  await expect(page.locator('button[data-field=notes]')).toBeVisible();
};

const chooseAddress = async (page: Page) => {
  await page.getByRole('combobox').and(field(page, 'destination')).fill(nearbyPlace.query);
  await page.getByRole('option', { name: suggestionName(nearbyPlace.address) }).click();
  await expect(page.locator('[data-slot=quote-fee]')).toBeVisible();
  await expect(page.locator('[data-slot=section-header] button')).toBeVisible();
};

/** Fails if the form or the document is higher than its window, or if its first or last element is out of view. */
const expectNoScrolling = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const overflow = () =>
    page.evaluate(() =>
      [document.querySelector('[data-slot=form-scroll]'), document.documentElement].map((element) =>
        element ? Math.max(0, element.scrollHeight - element.clientHeight) : null,
      ),
    );
  await expect.poll(overflow).toEqual([0, 0]);
  for (const name of ['phone', 'customerName', 'destination', 'unit', 'building', 'amount'])
    await expect(field(page, name)).toBeInViewport({ ratio: 1 });
  const lastChip = page.locator('[data-slot=extra-chips] button').last();
  for (const part of [page.locator('h1'), lastChip, vendorAt(page).submit])
    await expect(part).toBeInViewport({ ratio: 1 });
};

const portalFolders = new Map<string, Promise<string>>();

/** Builds the portal of a brand once per worker. Returns its folder. */
const buildBrand = (brand: string): Promise<string> => {
  const build = async () => {
    const folder = join(root, '.cache', 'one-glance', brand);
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const { code } = await runCommand(
      process.execPath,
      ['--conditions=@saddlebag/source', vite, 'build', '--configLoader', 'native', '--outDir', folder],
      { cwd: join(root, 'apps', 'portal'), env: { BRAND: brand, COUNTRY: 'bd' } },
    );
    expect(code).toBe(0);
    return folder;
  };
  const folder = portalFolders.get(brand) ?? build();
  portalFolders.set(brand, folder);
  return folder;
};

const testedBrands = testMatrix === 'all' ? Object.keys(brands) : ['mangrove'];

resetSandboxAfterEach();

for (const brand of testedBrands)
  test.describe(`the request form of ${brand}`, () => {
    // The test run has already built the portal of Mangrove.
    if (brand !== 'mangrove') {
      test.describe.configure({ timeout: 240_000 });
      test.use({
        sandboxOptions: async ({}, use) => {
          await use({ portalFolder: await buildBrand(brand) });
        },
      });
    }

    for (const language of ['en', 'bn', 'ar']) {
      test(`shows every field, the fee and the button without scrolling on a laptop in ${language}`, async ({
        page,
      }) => {
        await page.setViewportSize(laptop);
        await openForm(page, language);
        await expectNoScrolling(page);
        await chooseAddress(page);
        await expectNoScrolling(page);
      });

      test(`shows everything without scrolling on a desktop with all flags in ${language}`, async ({
        page,
        sandbox,
      }) => {
        await sandbox.control('settings', { flags: allFlags });
        await page.setViewportSize(desktop);
        await openForm(page, language);
        await expect(field(page, 'delivery').first()).toBeAttached();
        await expect(page.locator('[data-slot=extra-chips] button')).toHaveCount(5);
        await expectNoScrolling(page);
        await chooseAddress(page);
        await expectNoScrolling(page);
      });
    }
  });

test('opens an optional field in place by keyboard and keeps it open while it has a value', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  const chip = page.getByRole('button', { name: 'Add Note' });
  await chip.press('Enter');
  await expect(vendor.notes).toBeFocused();
  await expect(chip).toBeHidden();
  await page.keyboard.type('Ring twice');

  await page.reload();
  await expect(vendor.notes).toHaveValue('Ring twice');
  await vendor.notes.fill('');
  await expect(vendor.notes).toBeFocused();
  await page.reload();
  await expect(chip).toBeVisible();
  await expect(vendor.notes).toBeHidden();
});

test('shows all errors at once and focuses the first of the specification, clear of header and footer', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  await page.setViewportSize({ width: 1280, height: 500 });
  await vendor.signIn();
  await vendor.openExtras('pickupCode');
  await vendor.pickupCode.fill('x'.repeat(31));
  // Keeps the invalid value in a field that the vendor has not opened on this page.
  await page.reload();
  await expect(vendor.pickupCode).toHaveValue('x'.repeat(31));

  await vendor.submit.click();
  for (const invalid of [vendor.name, vendor.phone, vendor.pickupCode, vendor.address, vendor.amount])
    await expect(invalid).toHaveAccessibleErrorMessage(/.+/);
  await expect(vendor.name).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const isClear = async () => {
    const footer = await page.locator('[data-slot=request-footer]').boundingBox();
    const focused = page.locator('[data-slot=field]').filter({ has: page.locator(':focus') });
    const box = await focused.boundingBox();
    return (
      box !== null &&
      box.y >= (header?.y ?? 0) + (header?.height ?? 0) &&
      box.y + box.height <= (footer?.y ?? 0)
    );
  };
  await expect.poll(isClear).toBe(true);

  await vendor.name.fill(farhana.name);
  await vendor.phone.fill(farhana.phone);
  await vendor.submit.click();
  await expect(vendor.pickupCode).toBeFocused();
  await expect.poll(isClear).toBe(true);
});

test('names the payment as the next step in the button when the fee is paid online', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  await sandbox.control('settings', {
    parameters: { paymentMethods: 'cash on delivery|online payment', onlinePaymentActivated: 'true' },
  });
  await vendor.signIn();
  const online = page.getByRole('radio', { name: /^Pay online/ });
  await online.check();
  await expect(vendor.submit).toHaveText('Continue to payment');
  await vendor.chooseNearbyAddress();
  await expect(vendor.submit).toHaveText(/^Continue to payment · .*\d+\.\d\d$/);
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
  await expect(vendor.submit).toHaveText(/^Request a rider · .*\d+\.\d\d$/);
});

test('offers to start over only while the form contains something', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  const startOver = page.getByRole('button', { name: 'Start over' });
  await expect(startOver).toBeHidden();
  await vendor.name.fill(farhana.name);
  await expect(startOver).toBeVisible();

  await vendor.startOver();
  await expect(startOver).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
});

test('marks every optional field as optional and no required one', async ({ page, sandbox }) => {
  const vendor = vendorAt(page);
  await sandbox.control('settings', { flags: allFlags });
  await vendor.signIn();
  await vendor.openExtras('notes', 'description', 'pickupCode', 'vatNumber', 'voucherCode');
  const optional = page.locator('[data-slot=field-label]').filter({ hasText: 'optional' });
  await expect(optional).toHaveCount(7);
  for (const required of [vendor.phone, vendor.name, vendor.address, vendor.amount])
    await expect(required).not.toHaveAccessibleName(/optional/);
});
