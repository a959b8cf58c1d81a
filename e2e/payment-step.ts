import { sandboxCards, type SandboxCard } from '@saddlebag/domain/contracts';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { farhana, vendorAt } from './vendor.ts';

/** Country parameters with which accounts pay online. */
export const onlinePayment = {
  paymentMethods: 'cash on delivery|online payment',
  onlinePaymentActivated: 'true',
} as const;

/** Page object of the payment step. */
const paymentAt = (page: Page) => {
  const field = (name: string) => page.getByRole('textbox', { name });
  const step = {
    /** A text field of the new card. */
    field,
    title: page.getByRole('heading', { name: 'Pay the delivery' }),
    pay: page.getByRole('button', { name: /^Pay / }),
    back: page.getByRole('button', { name: 'Back to the order' }),
    newCard: page.getByRole('radio', { name: /^Another card/ }),
    /** A seeded card. The list shows seeded cards before cards that a test has saved. */
    savedCard: (digits: string) =>
      page.getByRole('radio', { name: new RegExp(`ending in ${digits}`) }).first(),
    type: async (card: SandboxCard) => {
      await field('Card number').pressSequentially(sandboxCards[card]);
      await field('Expiry date').fill('04/39');
      await field('Security code').pressSequentially('987');
      await field('Name on the card').fill('Farhana Islam');
    },
  };
  return step;
};

export type PaymentStep = ReturnType<typeof paymentAt>;

/** Fills in an empty request, chooses online payment and opens the payment step. */
export const fillAndOpenPayment = async (page: Page) => {
  const vendor = vendorAt(page);
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await page.getByRole('radio', { name: /^Pay online/ }).check();
  await vendor.submit.click();
  const step = paymentAt(page);
  await expect(step.pay).toBeVisible();
  return { vendor, step };
};

/** Signs in and opens the payment step. */
export const signInAndOpenPayment = async (page: Page) => {
  await vendorAt(page).signIn();
  return fillAndOpenPayment(page);
};
