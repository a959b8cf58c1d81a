import { sandboxCards, type SandboxCard } from '@saddlebag/domain/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Sandbox } from '../fixtures.ts';
import { continueAsGuest } from '../guest.ts';
import { farhana, vendorAt } from '../vendor.ts';

// The browser itself says of a card that was declined, and of a call that broke.
test.use({ expectedConsole: [/status of 402|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/] });

interface Payment {
  readonly status: string;
  readonly order_id: string | null;
}

const paymentsOf = async (sandbox: Sandbox): Promise<readonly Payment[]> =>
  ((await sandbox.read('payments')) as { readonly result: readonly Payment[] }).result;

const orderCount = async (sandbox: Sandbox): Promise<number> =>
  ((await sandbox.read('orders?vendor_id=k7rm')) as { readonly result: readonly unknown[] }).result.length;

/** The step in which one pays, as a vendor sees it. */
const paymentAt = (page: Page) => {
  const field = (name: string) => page.getByRole('textbox', { name });
  const step = {
    title: page.getByRole('heading', { name: 'Pay the delivery' }),
    pay: page.getByRole('button', { name: /^Pay / }),
    back: page.getByRole('button', { name: 'Back to the order' }),
    newCard: page.getByRole('radio', { name: /^Another card/ }),
    /** One that the account has from the start, which stands before those that a test has saved. */
    savedCard: (digits: string) =>
      page.getByRole('radio', { name: new RegExp(`ending in ${digits}`) }).first(),
    type: async (card: SandboxCard) => {
      await field('Card number').pressSequentially(sandboxCards[card]);
      await field('Expiry date').pressSequentially('0439');
      await field('Security code').pressSequentially('987');
      await field('Name on the card').fill('Farhana Islam');
    },
  };
  return step;
};

/** From the empty request to the choice of the card. */
const fillAndPay = async (page: Page) => {
  const vendor = vendorAt(page);
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await page.getByRole('radio', { name: /^Pay online/ }).check();
  await vendor.submit.click();
  const step = paymentAt(page);
  await expect(step.pay).toBeVisible();
  return { vendor, step };
};

const open = async (page: Page) => {
  await vendorAt(page).signIn();
  return fillAndPay(page);
};

test.beforeEach(async ({ sandbox }) => {
  await sandbox.control('settings', {
    parameters: { paymentMethods: 'cash on delivery|online payment', onlinePaymentActivated: 'true' },
  });
});

// Proves: rule.card-existing
test('a saved card pays at once, after a way back to the details, and charges once though the answer is lost', async ({
  page,
  sandbox,
}) => {
  const [before, paid] = [await orderCount(sandbox), (await paymentsOf(sandbox)).length];
  const { vendor, step } = await open(page);
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
  expect(await orderCount(sandbox)).toBe(before + 1);
  const ended = (await paymentsOf(sandbox)).slice(paid).filter(({ status }) => status !== 'open');
  expect(ended).toMatchObject([{ status: 'paid', order_id: orderId }]);
});

// Proves: rule.card-new, call-rule.redirect
test('a new card is declined, another sent over the bank, which is left and returned to, twice; its number stays in its field', async ({
  page,
  context,
  sandbox,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''));
  const before = await orderCount(sandbox);
  const { vendor, step } = await open(page);

  await step.newCard.check();
  await step.type('declined');
  await step.pay.click();
  await expect(
    page.getByText('The bank declined this card. Nothing was charged. Try another card.'),
  ).toBeVisible();

  await step.newCard.check();
  await step.type('challenged');
  await page.getByRole('checkbox', { name: /^Save this card/ }).check();
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(await stored()).not.toContain(sandboxCards.challenged);
  await step.pay.click();

  // Left without a decision: nothing is charged, and the way leads there again, in another tab, too.
  await page.getByRole('link', { name: 'Go back without deciding' }).click();
  await expect(page.getByRole('button', { name: 'Go to your bank' })).toBeVisible();
  const back = page.url();
  expect(await stored()).not.toContain(sandboxCards.challenged);
  expect(await orderCount(sandbox)).toBe(before);

  const other = await context.newPage();
  await other.goto(back);
  await other.getByRole('button', { name: 'Go to your bank' }).click();
  await other.getByRole('button', { name: 'Approve' }).click();
  const orderId = await vendorAt(other).orderId();
  expect(await orderCount(sandbox)).toBe(before + 1);

  // The first tab returns late, and once more: always to the one order.
  await page.reload();
  expect(await vendor.orderId()).toBe(orderId);
  await page.goto(back);
  expect(await vendor.orderId()).toBe(orderId);
  expect(await orderCount(sandbox)).toBe(before + 1);
  expect(sent.filter((text) => text.includes(sandboxCards.challenged) || text.includes('"987"'))).toEqual([]);
});

test('a payment that the bank declines, and one that is given up, charge nothing; one without an order is given back', async ({
  page,
  sandbox,
}) => {
  const before = await orderCount(sandbox);
  const { vendor, step } = await open(page);
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

// Proves: mode.guest
test('a guest pays with a card over the bank, comes back to the order, and finds it again after a reload', async ({
  page,
  sandbox,
}) => {
  const former = (await paymentsOf(sandbox)).length;
  await continueAsGuest(page);
  const { vendor, step } = await fillAndPay(page);
  // Without an account there is no saved card to choose.
  await step.type('challenged');
  await step.pay.click();
  await page.getByRole('button', { name: 'Approve' }).click();

  const orderId = await vendor.orderId();
  expect(orderId).toMatch(/^pgo-\d{6}$/);
  await expect(vendor.detail).toContainText(farhana.name);
  expect((await paymentsOf(sandbox)).slice(former)).toMatchObject([{ status: 'paid', order_id: orderId }]);

  await page.reload();
  await vendor.row(orderId).click();
  await expect(vendor.detail).toContainText(farhana.name);
  expect(await page.evaluate(() => localStorage.getItem('saddlebag:guest-orders'))).toContain(orderId);
});
