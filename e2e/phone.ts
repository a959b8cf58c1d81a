import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { farhana, vendorAt, type Vendor } from './vendor.ts';

/** A usual phone, held upright. */
export const phoneDevice = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;

/** The one button at the end of the screen while there is a next step. */
export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' });
/** What was answered in an earlier step; leads back to it. */
export const answer = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).and(page.locator('[data-slot=answer]'));
/** How far one is. */
export const progress = (page: Page) => page.locator('[data-slot=stepper-description]');
/** The step is read from its heading on. */
export const headingInFocus = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name })).toBeFocused();

/** Fills in what the second step asks for. */
export const fillDetails = async (vendor: Vendor) => {
  const { notes: _, ...details } = farhana;
  await vendor.fill(details);
};

/** Signs in and goes to the last step of a request. */
export const atCheck = async (page: Page) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.chooseNearby();
  await goOn(page).tap();
  await fillDetails(vendor);
  await goOn(page).tap();
  await expect(progress(page)).toHaveText('Step 3 of 3');
};
