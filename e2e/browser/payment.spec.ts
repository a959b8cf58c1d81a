import { sandboxCards } from '@saddlebag/domain/contracts';
import { expect, test } from '../fixtures.ts';
import type { Sandbox } from '../fixtures.ts';
import { continueAsGuest } from '../guest.ts';
import { fillAndOpenPayment, onlinePayment, signInAndOpenPayment } from '../payment-step.ts';
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

test.beforeEach(async ({ sandbox }) => {
  await sandbox.control('settings', { parameters: onlinePayment });
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

  // The first tab follows to the same order, and opens it again after a second return from the bank.
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
  await expect(page).not.toHaveURL(/payment=/);

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
  await expect(page.getByRole('alert').filter({ hasText: 'Your money is on its way back' })).toBeFocused();
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
