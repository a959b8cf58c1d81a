import { expect, test } from '../fixtures.ts';
import {
  completedStep,
  openReviewStep,
  fillDetails,
  continueButton,
  expectHeadingFocused,
  phoneDevice,
  stepProgress,
} from '../phone.ts';
import { farhana, nearbyPlace, suggestionName, vendorAt } from '../vendor.ts';

test.use({ ...phoneDevice, sandboxOptions: { speed: 30 } });

test('keeps typed details when the vendor moves between steps or reloads', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await expect(stepProgress(page)).toHaveText('Step 1 of 3');
  await expect(vendor.name).toBeHidden();
  await expect(continueButton(page)).toBeInViewport({ ratio: 1 });

  // Continuing too early reports the missing field of this step.
  await continueButton(page).tap();
  await expect(vendor.address).toBeFocused();
  await expect(vendor.address).toHaveAccessibleErrorMessage(/.+/);
  await vendor.chooseNearbyAddress();
  await vendor.unit.fill('4B');
  await continueButton(page).tap();
  await expect(stepProgress(page)).toHaveText('Step 2 of 3');
  await expectHeadingFocused(page, 'Who is it for?');
  await expect(vendor.address).toBeHidden();
  await expect(completedStep(page, /^Address/)).toContainText(`4B, ${nearbyPlace.address}`);
  await fillDetails(vendor);

  // The browser's back and forward buttons move between steps.
  await page.goBack();
  await expect(stepProgress(page)).toHaveText('Step 1 of 3');
  await expectHeadingFocused(page, 'Where to?');
  await expect(vendor.unit).toHaveValue('4B');
  await vendor.unit.fill('5C');
  await page.goForward();
  await expect(stepProgress(page)).toHaveText('Step 2 of 3');
  await expect(vendor.name).toHaveValue(farhana.name);

  await page.reload();
  await expect(stepProgress(page)).toHaveText('Step 2 of 3');
  await expect(vendor.name).toHaveValue(farhana.name);
  await expect(vendor.amount).toHaveValue(farhana.amount);
  await expect(completedStep(page, /^Address/)).toContainText(`5C, ${nearbyPlace.address}`);
  await expect(vendor.fee).toBeInViewport();

  await continueButton(page).tap();
  await expectHeadingFocused(page, 'Is everything right?');
  await expect(completedStep(page, /^The order/)).toContainText(farhana.description ?? '');
  await completedStep(page, /^Address/).tap();
  await expect(stepProgress(page)).toHaveText('Step 1 of 3');
  await continueButton(page).tap();
  await expect(stepProgress(page)).toHaveText('Step 3 of 3');
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  await expect(stepProgress(page)).toHaveText('Step 2 of 3');
  await continueButton(page).tap();
  await expect(vendor.submit).toHaveText(/^Request a rider · /);
  expect(await vendor.request()).toMatch(/^\w{4}-\d{6}$/);
});

test('continues after a single press once the pending fee has loaded', async ({ page, sandbox }) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await sandbox.control('faults', { path: 'deliveryFee', times: 1, fault: { kind: 'delay', ms: 3000 } });
  await vendor.chooseAddress(nearbyPlace.query, nearbyPlace.address);
  await continueButton(page).tap();

  await expect(vendor.submit).toContainText('Working out fee and time');
  await expect(stepProgress(page)).toHaveText('Step 1 of 3');
  await expect(stepProgress(page)).toHaveText('Step 2 of 3');
  await expect(continueButton(page)).toBeEnabled();
});

test('opens the step of the missing field when an incomplete request is submitted', async ({ page }) => {
  await openReviewStep(page);
  const vendor = vendorAt(page);
  await completedStep(page, /^Who is it for/).tap();
  await vendor.name.fill('');
  await completedStep(page, /^Address/).tap();
  await expect(stepProgress(page)).toHaveText('Step 1 of 3');
  await page.keyboard.press('Control+Enter');
  await expect(stepProgress(page)).toHaveText('Step 2 of 3');
  await expect(vendor.name).toBeFocused();
  await expect(vendor.name).toHaveAccessibleErrorMessage(/.+/);
  await vendor.name.fill(farhana.name);
  await completedStep(page, /^Address/).tap();
  await expect(stepProgress(page)).toHaveText('Step 1 of 3');
  // The request is complete, so the shortcut submits it from any step.
  await page.keyboard.press('Control+Enter');
  expect(await vendor.orderId()).not.toBe('');
});

test('keeps typed details when the screen widens and narrows again', async ({ page }) => {
  await openReviewStep(page);
  const vendor = vendorAt(page);
  await completedStep(page, /^Who is it for/).tap();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(vendor.address).toHaveValue(nearbyPlace.address);
  await expect(vendor.name).toHaveValue(farhana.name);
  await expect(vendor.submit).toHaveText(/^Request a rider · /);
  await vendor.amount.focus();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(vendor.amount).toBeFocused();
  await expect(vendor.amount).toHaveValue(farhana.amount);
  await expect(vendor.address).toBeHidden();
});

test('skips the steps that a pasted message has completed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const vendor = vendorAt(page);
  await vendor.signIn();
  await page.locator('[data-slot=paste-to-fill]').waitFor({ state: 'attached' });
  await page.evaluate(
    (copied) => navigator.clipboard.writeText(copied),
    ['Farhana Islam', '01711-223304', 'House 12, Shapla Lane, Lalshalu', '৳640 already paid'].join('\n'),
  );
  await page.keyboard.press('Control+V');
  await vendor.suggestions.getByRole('option', { name: /^House 12, Shapla Lane/ }).tap();
  await expect(vendor.fee).toBeVisible();
  await expect(stepProgress(page)).toHaveText('Step 1 of 3');
  await continueButton(page).tap();
  await expect(stepProgress(page)).toHaveText('Step 3 of 3');
  await expect(completedStep(page, /^The order/)).toContainText('Already paid');

  // The back button opens the skipped step.
  await page.goBack();
  await expect(stepProgress(page)).toHaveText('Step 2 of 3');
  await expect(vendor.name).toHaveValue('Farhana Islam');
});

test.describe('a request inside a partner app', () => {
  test.use({ sandboxOptions: { speed: 30, partnerPage: true } });

  test('goes back a step with the back button of the app, then places the order', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${sandbox.url.replace('localhost', '127.0.0.1')}/partner`);
    const portal = page.frameLocator('iframe');
    const field = (name: string | RegExp) => portal.getByRole('textbox', { name });
    const submitButton = portal.locator('[data-slot=request-footer] button[type=submit]');
    const stepText = portal.locator('[data-slot=stepper-description]');
    await portal.getByRole('combobox', { name: 'Customer’s address' }).fill(nearbyPlace.query);
    await portal.getByRole('option', { name: suggestionName(nearbyPlace.address) }).tap();
    await expect(portal.locator('[data-slot=quote-fee]')).toBeVisible();
    await submitButton.tap();
    await expect(stepText).toHaveText('Step 2 of 3');
    // A page and its frames share one history.
    await page.evaluate(() => window.history.back());
    await expect(stepText).toHaveText('Step 1 of 3');
    await submitButton.tap();
    await field('Customer’s name').fill(farhana.name);
    await field('Customer’s phone').fill(farhana.phone);
    await field('Amount').fill(farhana.amount);
    await submitButton.tap();
    await expect(stepText).toHaveText('Step 3 of 3');
    await submitButton.tap();
    await expect(portal.locator('[data-slot=order-detail]')).toContainText(/k7rm-\d{6}/);
  });
});

test.describe('an online payment on a phone', () => {
  // Different options start a separate sandbox, so its settings do not affect the other tests.
  test.use({ sandboxOptions: { speed: 20 } });

  test('returns from the card to the last step with the back button', async ({ page, sandbox }) => {
    await sandbox.control('settings', {
      parameters: { paymentMethods: 'cash on delivery|online payment', onlinePaymentActivated: 'true' },
    });
    await openReviewStep(page);
    const vendor = vendorAt(page);
    const pay = page.getByRole('button', { name: /^Pay / });
    await completedStep(page, /^The order/).tap();
    await page.getByText('Pay online', { exact: true }).tap();
    await continueButton(page).tap();
    await expect(completedStep(page, /^The order/)).toContainText('Pay online');
    await vendor.submit.tap();
    await expect(pay).toBeVisible();

    await page.goBack();
    await expect(pay).toBeHidden();
    await expect(stepProgress(page)).toHaveText('Step 3 of 3');
    await vendor.submit.tap();
    await expect(pay).toBeVisible();
    await page.getByRole('button', { name: 'Back to the order' }).tap();
    await expect(pay).toBeHidden();
    await expect(stepProgress(page)).toHaveText('Step 3 of 3');
    await page.goBack();
    await expect(stepProgress(page)).toHaveText('Step 2 of 3');
    await expect(vendor.name).toHaveValue(farhana.name);
  });
});
