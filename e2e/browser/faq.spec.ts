import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { vendorAt } from '../vendor.ts';

// Proves: screen.faq
test('opens the FAQ from the account menu, with the figures of the country and a search', async ({
  page,
}) => {
  await vendorAt(page).signIn();
  await page.goto('/request-a-rider/y0ud');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Questions and answers' }).click();

  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByText('55.00 plus')).toBeVisible();
  await expect(page.getByText('5 kg')).toBeVisible();
  await page.getByLabel('Search the questions').fill('cancel order');
  await expect(page.locator('summary')).toHaveText(['Can I cancel an order?']);
  await expectAccessible(page);

  await page.getByLabel('Search the questions').fill('parachute');
  await expect(page.getByText('No question matches. Try another word.')).toBeVisible();
});

// Proves: screen.tour
test('invites to the tour once, and the FAQ restarts it', async ({ page }) => {
  await vendorAt(page).signIn();
  await page.goto('/request-a-rider/y0ud');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Take the one-minute tour' }).click();
  const tour = page.getByRole('dialog', { name: 'Welcome tour' });
  await expect(tour.getByText('Step 1 of 4')).toBeVisible();
  await expectAccessible(page);
  for (const step of [2, 3, 4]) {
    await tour.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(tour.getByText(`Step ${step} of 4`)).toBeVisible();
  }
  await tour.getByRole('button', { name: 'Start' }).press('Enter');

  await expect(page).toHaveURL(/\/request-a-rider$/);
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('link', { name: 'Questions and answers' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take the one-minute tour' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Questions and answers' }).click();
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await expect(tour.getByText('Step 1 of 4')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();
});

// Proves: screen.terms-download
test('downloads the terms in the language of the user', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'bn'));
  await page.goto('/termsandconditions');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'এই শর্তাবলি ডাউনলোড করুন' }).click();

  expect((await started).suggestedFilename()).toBe('terms.txt');
});
