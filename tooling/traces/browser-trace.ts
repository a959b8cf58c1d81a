import type { Browser, Page } from 'playwright';
import type { RandomSource } from '@saddlebag/domain/ports';
import type { Sandbox } from '../../e2e/sandbox-process.ts';
import { storeSession } from '../../e2e/session.ts';
import { accounts, password } from '../../e2e/vendor.ts';
import { browserActions } from './browser-actions.ts';
import { watchOrders } from './browser-orders.ts';
import type { BrowserTraceState, BrowserViolation } from './browser-trace-state.ts';
import { isBlank, watchFees } from './browser-screen.ts';

interface Order {
  readonly order_id: string;
  readonly customer: { readonly phone_number: string };
}

/** Counts and violations of one trace. */
export interface BrowserTraceResult {
  readonly counts: Readonly<Record<string, number>>;
  readonly violations: readonly { readonly violation: BrowserViolation; readonly detail: string }[];
}

const minimumActions = 6;
const maximumExtraActions = 6;
/** Milliseconds after which every request of a trace has been answered or has failed. */
const recoveryTimeoutMs = 60_000;

const ordersOf = async (sandbox: Sandbox): Promise<readonly Order[]> =>
  ((await sandbox.read('orders?vendor_id=k7rm')) as { readonly result: readonly Order[] }).result;

const internationalNumber = (phone: string): string => `+880${phone.replaceAll(/\D/g, '').slice(1)}`;
const delay = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Reads the order id in the page URL and the values in the form. */
const readForm = (
  page: Page,
): Promise<{ readonly order: string | null; readonly phone: string; readonly name: string }> =>
  page.evaluate(() => {
    const field = (name: string): string =>
      document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
    const phone =
      [...document.querySelectorAll('input')].find(({ type, name }) => type === 'tel' || name === 'phone')
        ?.value ?? '';
    return {
      order: new URLSearchParams(location.search).get('order_id'),
      phone: phone.replaceAll(/\D/g, ''),
      name: field('customerName'),
    };
  });

/**
 * Removes all faults, opens a new tab and checks the orders, payments and the restored draft.
 * @param earlierPayments the number of payments before the trace.
 * @returns the counts of the trace.
 */
const checkOutcome = async (
  state: BrowserTraceState,
  shownOrders: ReadonlySet<string>,
  earlierPayments: number,
): Promise<Record<string, number>> => {
  const { sandbox, context, report } = state;
  await fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' });
  const page = await context.newPage();
  await page.goto('/request-a-rider/k7rm');
  const deadline = performance.now() + recoveryTimeoutMs;
  const typedPhone = state.phone?.replaceAll(/\D/g, '') ?? null;
  let form = await readForm(page);
  const isRestored = async (): Promise<boolean> => {
    form = await readForm(page);
    if (typedPhone === null || form.order !== null || form.phone.endsWith(typedPhone.slice(1))) return true;
    return (await ordersOf(sandbox)).some(
      ({ customer }) => internationalNumber(state.phone ?? '') === customer.phone_number,
    );
  };
  while (!(await isRestored()) && performance.now() < deadline) await delay(200);
  await delay(1500);

  const orders = (await ordersOf(sandbox)).filter(({ customer }) =>
    state.phones.some((phone) => internationalNumber(phone) === customer.phone_number),
  );
  for (const phone of state.phones) {
    const ordersOfDraft = orders.filter(
      ({ customer }) => customer.phone_number === internationalNumber(phone),
    );
    if (ordersOfDraft.length > 1)
      report('doubleOrders', `${phone}: ${ordersOfDraft.map(({ order_id: id }) => id).join(', ')}`);
  }
  const isOrdered = orders.some(
    ({ customer }) => customer.phone_number === internationalNumber(state.phone ?? ''),
  );
  if (typedPhone !== null && !isOrdered && form.order === null) {
    if (!form.phone.endsWith(typedPhone.slice(1)))
      report('lostDrafts', `the phone is "${form.phone}" instead of ${typedPhone}`);
    for (const [name, value] of state.typed) {
      const fieldValue = await page.evaluate(
        (field) => document.querySelector<HTMLInputElement>(`[name="${field}"]`)?.value ?? null,
        name,
      );
      if (fieldValue !== value)
        report('lostDrafts', `${name} is "${String(fieldValue)}" instead of "${value}"`);
    }
  }
  for (const { order_id: id } of orders) {
    const showDeadline = performance.now() + 20_000;
    while (!shownOrders.has(id) && performance.now() < showDeadline) await delay(200);
    if (!shownOrders.has(id)) {
      const addresses = context.pages().map((other) => other.url());
      report('unseenOrders', `${id}; open tabs: ${addresses.join(', ')}`);
    }
  }
  const { result: payments } = (await sandbox.read('payments')) as {
    readonly result: readonly { readonly status: string; readonly order_id: string | null }[];
  };
  const newPayments = payments.slice(earlierPayments);
  for (const { status, order_id: id } of newPayments) {
    if (status === 'paid' && !orders.some((order) => order.order_id === id))
      report('lostCharges', `a payment for order ${String(id)}, which does not exist`);
  }
  if (
    newPayments.at(-1)?.status === 'refunded' &&
    !(await page.getByText('Your money is on its way back').isVisible())
  )
    report('lostCharges', 'the refund is not shown');
  const charges = newPayments.filter(({ status }) => status === 'paid' || status === 'refunded').length;
  return { orders: orders.length, charges };
};

/** Runs one trace in a new browser context and checks its outcome. */
export const runBrowserTrace = async (
  browser: Browser,
  sandbox: Sandbox,
  seed: number,
  random: RandomSource,
): Promise<BrowserTraceResult> => {
  const violations: { violation: BrowserViolation; detail: string }[] = [];
  const report: BrowserTraceState['report'] = (violation, detail) =>
    void violations.push({ violation, detail });
  const context = await browser.newContext({
    baseURL: sandbox.url,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  });
  context.setDefaultTimeout(15_000);
  context.on('weberror', (failure) => report('errors', String(failure.error())));
  const shownOrders = await watchOrders(context);
  const fees = await watchFees(context);
  const phones: string[] = [];
  const { result: earlierPayments } = (await sandbox.read('payments')) as {
    readonly result: readonly unknown[];
  };
  await sandbox.control('settings', { fee_surcharge: 0 });

  const page = await context.newPage();
  const state: BrowserTraceState = {
    sandbox,
    context,
    random,
    page,
    phone: null,
    typed: new Map(),
    phones,
    nextPhone: () => {
      const phone = `017${String(10_000_000 + seed * 50 + phones.length)}`;
      phones.push(phone);
      return phone;
    },
    report,
  };
  const performed: string[] = [];
  let counts: Record<string, number> = {};
  try {
    await storeSession(page, accounts.parent, password);
    await page.goto('/request-a-rider/k7rm');
    await page.getByRole('heading', { level: 1, name: 'Request a rider' }).waitFor();
    const actionCount = minimumActions + Math.floor(random.next() * maximumExtraActions);
    for (let index = 0; index < actionCount; index += 1) {
      const action = browserActions.draw(index, random);
      performed.push(action.name);
      await action.perform(state);
      if (await isBlank(state.page)) report('blankScreens', `after ${performed.join(', ')}`);
    }
    counts = { events: actionCount, ...(await checkOutcome(state, shownOrders, earlierPayments.length)) };
  } catch (error) {
    report('errors', `${performed.join(', ')}: ${error instanceof Error ? error.message : String(error)}`);
  }
  for (const fee of fees.listHidden()) report('hiddenFees', `${fee}, after ${performed.join(', ')}`);
  if (violations.length > 0) console.log(`seed ${seed}: ${performed.join(', ')}`);
  await context.close();
  return { counts, violations };
};
