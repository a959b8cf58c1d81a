import type { Browser, Page } from 'playwright';
import type { RandomSource } from '@saddlebag/domain/ports';
import type { Sandbox } from '../../e2e/sandbox-process.ts';
import { storeSession } from '../../e2e/session.ts';
import { accounts, password } from '../../e2e/vendor.ts';
import { browserActs } from './browser-acts.ts';
import { watchOrders } from './browser-orders.ts';
import type { BrowserStage, BrowserViolation } from './browser-stage.ts';
import { isBlank, watchFees } from './browser-screen.ts';

interface Order {
  readonly order_id: string;
  readonly customer: { readonly phone_number: string };
}

export interface BrowserOutcome {
  readonly counts: Readonly<Record<string, number>>;
  readonly complaints: readonly { readonly violation: BrowserViolation; readonly what: string }[];
}

const leastActs = 6;
const mostMoreActs = 6;
/** After this nothing that was ever sent is still at work. */
const longestDoubtMs = 60_000;

const ordersOf = async (sandbox: Sandbox): Promise<readonly Order[]> =>
  ((await sandbox.read('orders?vendor_id=k7rm')) as { readonly result: readonly Order[] }).result;

const dialled = (phone: string): string => `+880${phone.replaceAll(/\D/g, '').slice(1)}`;
const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** What stands in the form, or that the draft has become an order, or has to be paid. */
const look = (
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

/** Everything is mended and the vendor comes back in a new tab: what was sent is there, and so is what was not. */
const judge = async (
  stage: BrowserStage,
  seen: ReadonlySet<string>,
  formerPayments: number,
): Promise<Record<string, number>> => {
  const { sandbox, context, complain } = stage;
  await fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' });
  const page = await context.newPage();
  await page.goto('/request-a-rider/k7rm');
  const deadline = performance.now() + longestDoubtMs;
  const typedPhone = stage.phone?.replaceAll(/\D/g, '') ?? null;
  let state = await look(page);
  const isFound = async (): Promise<boolean> => {
    state = await look(page);
    if (typedPhone === null || state.order !== null || state.phone.endsWith(typedPhone.slice(1))) return true;
    return (await ordersOf(sandbox)).some(
      ({ customer }) => dialled(stage.phone ?? '') === customer.phone_number,
    );
  };
  while (!(await isFound()) && performance.now() < deadline) await pause(200);
  await pause(1500);

  const orders = (await ordersOf(sandbox)).filter(({ customer }) =>
    stage.phones.some((phone) => dialled(phone) === customer.phone_number),
  );
  for (const phone of stage.phones) {
    const made = orders.filter(({ customer }) => customer.phone_number === dialled(phone));
    if (made.length > 1)
      complain('doubleOrders', `${phone}: ${made.map(({ order_id: id }) => id).join(', ')}`);
  }
  const isOrdered = orders.some(({ customer }) => customer.phone_number === dialled(stage.phone ?? ''));
  if (typedPhone !== null && !isOrdered && state.order === null) {
    if (!state.phone.endsWith(typedPhone.slice(1)))
      complain('lostDrafts', `the phone is "${state.phone}" instead of ${typedPhone}`);
    for (const [name, value] of stage.typed) {
      const stands = await page.evaluate(
        (field) => document.querySelector<HTMLInputElement>(`[name="${field}"]`)?.value ?? null,
        name,
      );
      if (stands !== value) complain('lostDrafts', `${name} is "${String(stands)}" instead of "${value}"`);
    }
  }
  for (const { order_id: id } of orders) {
    const deadlineOfShowing = performance.now() + 20_000;
    while (!seen.has(id) && performance.now() < deadlineOfShowing) await pause(200);
    if (!seen.has(id)) {
      const addresses = context.pages().map((other) => other.url());
      complain('unseenOrders', `${id}; the tabs are at ${addresses.join(' and ')}`);
    }
  }
  const { result: payments } = (await sandbox.read('payments')) as {
    readonly result: readonly { readonly status: string; readonly order_id: string | null }[];
  };
  const ours = payments.slice(formerPayments);
  for (const { status, order_id: id } of ours) {
    if (status === 'paid' && !orders.some((order) => order.order_id === id))
      complain('lostCharges', `paid for ${String(id)}`);
  }
  if (
    ours.at(-1)?.status === 'refunded' &&
    !(await page.getByText('Your money is on its way back').isVisible())
  )
    complain('lostCharges', 'a refund is not shown');
  const charged = ours.filter(({ status }) => status === 'paid' || status === 'refunded').length;
  return { orders: orders.length, charges: charged };
};

/** Plays one trace in a browser of its own and judges it. */
export const playInBrowser = async (
  browser: Browser,
  sandbox: Sandbox,
  seed: number,
  random: RandomSource,
): Promise<BrowserOutcome> => {
  const complaints: { violation: BrowserViolation; what: string }[] = [];
  const complain: BrowserStage['complain'] = (violation, what) => void complaints.push({ violation, what });
  const context = await browser.newContext({
    baseURL: sandbox.url,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  });
  context.setDefaultTimeout(15_000);
  context.on('weberror', (failure) => complain('errors', String(failure.error())));
  const seen = await watchOrders(context);
  const fees = await watchFees(context);
  const phones: string[] = [];
  const { result } = (await sandbox.read('payments')) as { readonly result: readonly unknown[] };
  await sandbox.control('settings', { fee_surcharge: 0 });

  const page = await context.newPage();
  const stage: BrowserStage = {
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
    complain,
  };
  const told: string[] = [];
  let counts: Record<string, number> = {};
  try {
    await storeSession(page, accounts.parent, password);
    await page.goto('/request-a-rider/k7rm');
    await page.getByRole('heading', { level: 1, name: 'Request a rider' }).waitFor();
    const acts = leastActs + Math.floor(random.next() * mostMoreActs);
    for (let index = 0; index < acts; index += 1) {
      const act = browserActs.draw(index, random);
      told.push(act.name);
      await act.perform(stage);
      if (await isBlank(stage.page)) complain('blankScreens', `after ${told.join(', ')}`);
    }
    counts = { events: acts, ...(await judge(stage, seen, result.length)) };
  } catch (error) {
    complain('errors', `${told.join(', ')}: ${error instanceof Error ? error.message : String(error)}`);
  }
  for (const fee of fees.hidden()) complain('hiddenFees', `${fee}, after ${told.join(', ')}`);
  if (complaints.length > 0) console.log(`seed ${seed}: ${told.join(', ')}`);
  await context.close();
  return { counts, complaints };
};
