import type { Page } from 'playwright';
import type { Sandbox } from '../../e2e/sandbox-process.ts';
import { openExtraField, password, suggestionName } from '../../e2e/vendor.ts';
import type { Showcase } from './showcases.ts';

export const fieldOf = (page: Page, name: string) => page.locator(`[name=${name}]`);

export const signIn = async (page: Page, { account }: Showcase): Promise<void> => {
  await fieldOf(page, 'email').fill(account);
  await fieldOf(page, 'password').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.locator('[data-slot=request-page]').waitFor();
};

export const fillRequest = async (page: Page, { vendorId, order }: Showcase): Promise<void> => {
  await page.goto(`/request-a-rider/${vendorId}`);
  await page.getByRole('combobox').and(fieldOf(page, 'destination')).fill(order.typed);
  await page.getByRole('option', { name: suggestionName(order.address) }).click();
  await page.locator('[data-slot=quote-fee]').waitFor();
  for (const name of [
    'unit',
    'building',
    'notes',
    'customerName',
    'phone',
    'amount',
    'description',
  ] as const) {
    const extra = name === 'notes' || name === 'description' ? name : null;
    const shown = extra ? page.locator(`button[data-field=${extra}]`) : fieldOf(page, name);
    // A phone shows one step at a time.
    if (!(await shown.isVisible()))
      await page.locator('[data-slot=request-footer] button[type=submit]').click();
    if (extra) await openExtraField(page, extra);
    await fieldOf(page, name).fill(order[name]);
  }
  await fieldOf(page, 'description').blur();
  await page.locator('form').evaluate((form) => {
    form.querySelector('[class*=overflow]')?.scrollTo(0, 0);
    window.scrollTo(0, 0);
  });
};

const statusOf = async (sandbox: Sandbox, vendorId: string, orderId: string): Promise<string | undefined> => {
  const { result } = (await sandbox.read(`orders?vendor_id=${vendorId}`)) as {
    result: { order_id: string; status: string }[];
  };
  return result.find(({ order_id }) => order_id === orderId)?.status;
};

export const orderIdOf = (orderPath: string): string =>
  new URLSearchParams(orderPath.split('?')[1]).get('order_id') ?? '';

/** Requests a rider. Returns the path of the order on the tracking screen. */
export const submitRequest = async (page: Page, showcase: Showcase): Promise<string> => {
  await fillRequest(page, showcase);
  await page.locator('[data-slot=request-footer] button[type=submit]').click();
  await page.waitForURL(/order_id=./);
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/**
 * Requests a rider, moves the clock until the rider is halfway to the customer, and pauses the simulation.
 * @returns the path of the order on the tracking screen.
 */
export const requestRider = async (page: Page, sandbox: Sandbox, showcase: Showcase): Promise<string> => {
  const orderPath = await submitRequest(page, showcase);
  const orderId = orderIdOf(orderPath);
  for (let step = 0; step < 400; step += 1) {
    if ((await statusOf(sandbox, showcase.vendorId, orderId)) === 'COURIER_LEFT_VENDOR') break;
    await sandbox.control('clock', { advance_ms: 5000 });
  }
  await sandbox.control('clock', { advance_ms: 120_000 });
  await sandbox.control('settings', { courier: 'paused' });
  return orderPath;
};

/** An order of another recipient, so that the portal does not ask whether it is a duplicate. */
export const secondOrder = (showcase: Showcase): Showcase => ({
  ...showcase,
  order: { ...showcase.order, phone: showcase.order.phone.replace(/.$/, '9') },
});
