import { sandboxCards, type SandboxCard } from '@saddlebag/domain/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Sandbox } from '../fixtures.ts';
import { continueAsGuest } from '../guest.ts';
import { farhana, vendorAt } from '../vendor.ts';

// The browser logs an error for a declined card and for a broken call.
test.use({ expectedConsole: [/status of 402|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/] });

interface Payment {
  readonly status: string;
  readonly order_id: string | null;
}

const paymentsOf = async (sandbox: Sandbox): Promise<readonly Payment[]> =>
  ((await sandbox.read('payments')) as { readonly result: readonly Payment[] }).result;

const orderCount = async (sandbox: Sandbox): Promise<number> =>
  ((await sandbox.read('orders?vendor_id=k7rm')) as { readonly result: readonly unknown[] }).result.length;

/** Page object of the payment step. */
const paymentAt = (page: Page) => {
  const field = (name: string) => page.getByRole('textbox', { name });
  const step = {
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

/** Fills in an empty request, chooses online payment and opens the payment step. */
const fillAndOpenPayment = async (page: Page) => {
  const vendor = vendorAt(page);
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await page.getByRole('radio', { name: /^Pay online/ }).check();
  await vendor.submit.click();
  const step = paymentAt(page);
  await expect(step.pay).toBeVisible();
  return { vendor, step };
};

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

const signInAndOpenPayment = async (page: Page) => {
  await vendorAt(page).signIn();
  return fillAndOpenPayment(page);
};

test.beforeEach(async ({ sandbox }) => {
  await sandbox.control('settings', {
    parameters: { paymentMethods: 'cash on delivery|online payment', onlinePaymentActivated: 'true' },
  });
});

// Proves: rule.card-existing
test('charges a saved card once when the vendor has reopened the details and the response is lost', async ({
  page,
  sandbox,
}) => {
  const [ordersBefore, paymentsBefore] = [await orderCount(sandbox), (await paymentsOf(sandbox)).length];
  const { vendor, step } = await signInAndOpenPayment(page);
  await expect(step.title).toBeFocused();

  await step.back.click();
  await expect(vendor.name).toHaveValue(farhana.name);
  await expect(vendor.amount).toHaveValue(farhana.amount);
  await vendor.submit.click();

  await step.savedCard('1111').check();
  await sandbox.control('faults', { path: 'confirmPayment', times: 1, fault: { kind: 'commit-then-drop' } });
  await step.pay.click();
  const orderId = await vendor.orderId();

  await expect(vendor.detail).toContainText(farhana.name);
  expect(await orderCount(sandbox)).toBe(ordersBefore + 1);
  const endedPayments = (await paymentsOf(sandbox))
    .slice(paymentsBefore)
    .filter(({ status }) => status !== 'open');
  expect(endedPayments).toMatchObject([{ status: 'paid', order_id: orderId }]);
});

// Proves: rule.card-new, call-rule.redirect
test('pays with a new card after a decline and an abandoned challenge, without storing its number', async ({
  page,
  context,
  sandbox,
}) => {
  const sentTexts: string[] = [];
  page.on('request', (request) => sentTexts.push(request.url(), request.postData() ?? ''));
  const before = await orderCount(sandbox);
  const { vendor, step } = await signInAndOpenPayment(page);

  await step.newCard.check();
  await step.type('declined');
  await step.pay.click();
  await expect(
    page.getByText('The bank declined this card. Nothing was charged. Try another card.'),
  ).toBeVisible();

  await step.newCard.check();
  await step.type('challenged');
  await page.getByRole('checkbox', { name: /^Save this card/ }).check();
  const readStorage = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(await readStorage()).not.toContain(sandboxCards.challenged);
  await step.pay.click();

  // Leaving the bank's page without a decision charges nothing. The vendor can open that page again, even
  // from another tab.
  await page.getByRole('link', { name: 'Go back without deciding' }).click();
  await expect(page.getByRole('button', { name: 'Go to your bank' })).toBeVisible();
  const returnUrl = page.url();
  expect(await readStorage()).not.toContain(sandboxCards.challenged);
  expect(await orderCount(sandbox)).toBe(before);

  const other = await context.newPage();
  await other.goto(returnUrl);
  await other.getByRole('button', { name: 'Go to your bank' }).click();
  await other.getByRole('button', { name: 'Approve' }).click();
  const orderId = await vendorAt(other).orderId();
  expect(await orderCount(sandbox)).toBe(before + 1);

  // The first tab opens the same order after a late reload and after a second return from the bank.
  await page.reload();
  expect(await vendor.orderId()).toBe(orderId);
  await page.goto(returnUrl);
  expect(await vendor.orderId()).toBe(orderId);
  expect(await orderCount(sandbox)).toBe(before + 1);
  expect(
    sentTexts.filter((text) => text.includes(sandboxCards.challenged) || text.includes('"987"')),
  ).toEqual([]);
});

test('charges nothing for a declined or cancelled payment and refunds a payment without an order', async ({
  page,
  sandbox,
}) => {
  const before = await orderCount(sandbox);
  const { vendor, step } = await signInAndOpenPayment(page);
  await step.savedCard('3220').check();
  await step.pay.click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(/^The bank declined this card/)).toBeVisible();
  await step.back.click();
  await expect(vendor.name).toHaveValue(farhana.name);
  expect(page.url()).not.toContain('payment=');

  await vendor.submit.click();
  await step.savedCard('3220').check();
  await step.pay.click();
  await page.getByRole('link', { name: 'Go back without deciding' }).click();
  await page.getByRole('button', { name: 'Cancel the payment' }).click();
  await expect(page.getByText('The payment was cancelled. Nothing was charged.')).toBeVisible();
  await step.back.click();

  await vendor.submit.click();
  await step.newCard.check();
  await step.type('undeliverable');
  await step.pay.click();
  await expect(page.getByText('Your money is on its way back')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your money is on its way back')).toBeVisible();
  await step.back.click();
  await expect(vendor.name).toHaveValue(farhana.name);

  expect(await orderCount(sandbox)).toBe(before);
  expect((await paymentsOf(sandbox)).slice(-3).map(({ status }) => status)).toEqual([
    'declined',
    'cancelled',
    'refunded',
  ]);
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test(`shows and focuses the reason for a decline and keeps the form ready at ${viewport.width} px`, async ({
    page,
  }) => {
    const { step } = await signInAndOpenPayment(page);
    await page.setViewportSize(viewport);
    await step.newCard.check();
    await step.type('declined');
    await step.pay.click();

    const message = page.getByRole('alert').filter({ hasText: 'The bank declined this card.' });
    await expect(message).toBeFocused();
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(step.pay).toBeEnabled();
    await expect(field(page, 'Name on the card')).toHaveValue('Farhana Islam');
    await expect(field(page, 'Expiry date')).toHaveValue('04/39');
    await expect(field(page, 'Card number')).toHaveValue('');
    await expect(field(page, 'Security code')).toHaveValue('');
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

// Proves: mode.guest
test('charges the card of a guest after the bank approves, and shows the order after a reload', async ({
  page,
  sandbox,
}) => {
  const paymentsBefore = (await paymentsOf(sandbox)).length;
  await continueAsGuest(page);
  const { vendor, step } = await fillAndOpenPayment(page);
  // Guests have no saved cards, so the card fields are open at once.
  await step.type('challenged');
  await step.pay.click();
  await page.getByRole('button', { name: 'Approve' }).click();

  const orderId = await vendor.orderId();
  expect(orderId).toMatch(/^pgo-\d{6}$/);
  await expect(vendor.detail).toContainText(farhana.name);
  expect((await paymentsOf(sandbox)).slice(paymentsBefore)).toMatchObject([
    { status: 'paid', order_id: orderId },
  ]);

  await page.reload();
  await vendor.row(orderId).click();
  await expect(vendor.detail).toContainText(farhana.name);
  expect(await page.evaluate(() => localStorage.getItem('saddlebag:guest-orders'))).toContain(orderId);
});
