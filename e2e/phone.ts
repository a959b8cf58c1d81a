import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { farhana, vendorAt, type Vendor } from './vendor.ts';

/** A common phone in portrait orientation. */
export const phoneDevice = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;

/** The button that leads to the next step. The last step has a submit button instead. */
export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' });
/** The summary of a completed step, which leads back to that step. */
export const completedStep = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).and(page.locator('[data-slot=answer]'));
/** The text 'Step 2 of 3'. */
export const stepProgress = (page: Page) => page.locator('[data-slot=stepper-description]');
/** Fails unless the heading has the focus, which makes screen readers start reading there. */
export const expectHeadingFocused = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name })).toBeFocused();

/** Fills in the second step. The note to the rider belongs to the first. */
export const fillDetails = async (vendor: Vendor) => {
  const { notes: _, ...details } = farhana;
  await vendor.fill(details);
};

/** Signs in, fills in a request and continues to its last step. */
export const openReviewStep = async (page: Page) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await continueButton(page).tap();
  await fillDetails(vendor);
  await continueButton(page).tap();
  await expect(stepProgress(page)).toHaveText('Step 3 of 3');
};
