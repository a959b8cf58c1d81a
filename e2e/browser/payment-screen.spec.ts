import { sandboxCards } from '@saddlebag/domain/contracts';
import type { Page } from '@playwright/test';
import { continueAsGuest } from '../guest.ts';
import { expect, test } from '../fixtures.ts';
import {
  fillAndOpenPayment,
  onlinePayment,
  signInAndOpenPayment,
  type PaymentStep,
} from '../payment-step.ts';
import { accounts, farhana, vendorAt } from '../vendor.ts';

// The browser logs an error for a declined card.
test.use({ expectedConsole: [/status of 402|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/] });

test.describe('the payment step', () => {
  test.beforeEach(async ({ sandbox }) => {
    await sandbox.control('settings', { parameters: onlinePayment });
  });
  test.afterEach(async ({ sandbox }) => {
    await sandbox.control('settings', { parameters: {} });
  });

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    const expectShownReason = async (page: Page) => {
      const message = page.getByRole('alert').filter({ hasText: 'The bank declined this card.' });
      await expect(message).toBeFocused();
      await expect(message).toBeInViewport({ ratio: 1 });
    };
    const expectFormForAnotherCard = async (step: PaymentStep) => {
      await expect(step.pay).toBeEnabled();
      await expect(step.field('Name on the card')).toHaveValue('Farhana Islam');
      await expect(step.field('Expiry date')).toHaveValue('04/39');
      await expect(step.field('Card number')).toHaveValue('');
      await expect(step.field('Security code')).toHaveValue('');
    };

    test(`shows and focuses the reason for a decline and keeps the form ready at ${viewport.width} px`, async ({
      page,
    }) => {
      const { step } = await signInAndOpenPayment(page);
      await page.setViewportSize(viewport);
      await step.newCard.check();
      await step.type('declined');
      await step.pay.click();

      await expectShownReason(page);
      await expectFormForAnotherCard(step);
    });

    test(`keeps name and expiry date after a decline on the bank's page at ${viewport.width} px`, async ({
      page,
    }) => {
      const { vendor, step } = await signInAndOpenPayment(page);
      await page.setViewportSize(viewport);
      await step.newCard.check();
      await step.type('challenged');
      await step.pay.click();
      await page.getByRole('button', { name: 'Decline' }).click();

      await expectShownReason(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectFormForAnotherCard(step);
      const readStorage = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
      // Tokens and times can contain the digits of the code by chance, but not on their own.
      expect(await readStorage()).not.toMatch(
        new RegExp(`${sandboxCards.challenged}|(?<![\\w.-])987(?![\\w.-])`),
      );

      await step.field('Card number').pressSequentially(sandboxCards.approved);
      await step.field('Security code').pressSequentially('987');
      await step.pay.click();
      await vendor.orderId();
      expect(await page.evaluate(() => ({ ...sessionStorage }))).not.toHaveProperty('saddlebag:kept-card');
    });

    test(`keeps name and expiry date after a lost confirmation at ${viewport.width} px`, async ({
      page,
      sandbox,
    }) => {
      const { step } = await signInAndOpenPayment(page);
      await page.setViewportSize(viewport);
      await step.newCard.check();
      await step.type('declined');
      await sandbox.control('faults', {
        path: 'confirmPayment',
        times: 1,
        fault: { kind: 'drop-before-commit' },
      });
      await step.pay.click();

      await expectShownReason(page);
      await expectFormForAnotherCard(step);
    });
  }

  test('returns a guest from the card to the order with the back button, also after the bank', async ({
    page,
  }) => {
    await continueAsGuest(page);
    const { vendor, step } = await fillAndOpenPayment(page);
    await page.goBack();
    await expect(step.pay).toBeHidden();
    await expect(vendor.name).toHaveValue(farhana.name);
    await expect(vendor.submit).toBeFocused();

    await vendor.submit.click();
    await step.type('challenged');
    await step.pay.click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(step.pay).toBeEnabled();
    await page.goBack();
    await expect(step.pay).toBeHidden();
    await expect(vendor.name).toHaveValue(farhana.name);
    await expect(page).not.toHaveURL(/payment=/);
  });

  test('keeps the pin of the order in its place in every stage of the payment', async ({ page, sandbox }) => {
    const { vendor, step } = await signInAndOpenPayment(page);
    const map = page.locator('[data-slot=map-panel]');
    const shownPlace = () =>
      map.locator('[data-slot=map-marker][data-kind=dropoff]').evaluate(({ dataset }) => ({
        latitude: Number(dataset.latitude),
        longitude: Number(dataset.longitude),
      }));
    const place = await shownPlace();
    const tryToMovePin = async () => {
      await vendor.pin.focus();
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Enter');
      await map.click({ position: { x: 90, y: 160 } });
      expect(await shownPlace()).toEqual(place);
    };

    await tryToMovePin();
    await step.newCard.check();
    await step.type('declined');
    await step.pay.click();
    await expect(page.getByText(/^The bank declined this card/)).toBeVisible();
    await tryToMovePin();

    await step.savedCard('3220').check();
    await step.pay.click();
    await page.getByRole('link', { name: 'Go back without deciding' }).click();
    await expect(page.getByRole('button', { name: 'Go to your bank' })).toBeVisible();
    await tryToMovePin();
    await page.getByRole('button', { name: 'Go to your bank' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();

    const orderId = await vendor.orderId();
    const { result } = (await sandbox.read('orders?vendor_id=k7rm')) as {
      readonly result: readonly {
        readonly order_id: string;
        readonly customer: { readonly location: object };
      }[];
    };
    expect(result.find((order) => order.order_id === orderId)?.customer.location).toMatchObject(place);
  });
});

test('offers online payment with test cards to a demo account and to a guest of a new sandbox', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  await page.goto('/');
  await page.getByText('Sandbox accounts').click();
  await page.getByRole('button', { name: accounts.single }).click();
  await expect(vendor.requestTitle).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Pay online/ })).toBeVisible();
  await page.evaluate(() => localStorage.clear());

  await continueAsGuest(page);
  await fillAndOpenPayment(page);
  await expect(page.getByRole('heading', { name: 'Test cards' })).toBeVisible();
});
