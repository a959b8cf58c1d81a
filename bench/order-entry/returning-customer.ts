import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import { vendorAt } from '../../e2e/vendor.ts';
import { createKeyboardUser } from './keyboard-user.ts';

/** A customer in the address book of the demo vendor. */
const savedCustomer = { name: 'Farhana Islam', phone: '01611223303' } as const;
const amount = '640';

export interface OrderEntry {
  /** Number of keys, without the digits of the phone number. */
  readonly keys: number;
  readonly transcript: string;
  /** Time from the first key to the order on the tracking screen. */
  readonly milliseconds: number;
}

/** Requests a rider for a customer in the address book, using only the keyboard. */
export const measureReturningCustomer = async (page: Page): Promise<OrderEntry> => {
  const vendor = vendorAt(page);
  const keyboardUser = createKeyboardUser(page);
  await vendor.signIn();
  await expect(page.getByRole('button', { name: 'Keys' })).toBeVisible();

  const startedAt = performance.now();
  await keyboardUser.press('n');
  await expect(vendor.phone).toBeFocused();
  await keyboardUser.typeUncounted(savedCustomer.phone);
  await expect(
    page.getByRole('button', { name: new RegExp(`^Fill in ${savedCustomer.name}`) }),
  ).toBeVisible();
  await keyboardUser.press('Enter');
  await keyboardUser.tabTo(vendor.amount);
  await keyboardUser.type(amount);
  await expect(vendor.fee).toBeVisible();
  await keyboardUser.press('Control+Enter');
  await vendor.orderId();
  await expect(vendor.detail).toContainText(savedCustomer.name);
  return {
    keys: keyboardUser.keyCount(),
    transcript: keyboardUser.transcript(),
    milliseconds: performance.now() - startedAt,
  };
};
