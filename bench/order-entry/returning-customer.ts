import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import { vendorAt } from '../../e2e/vendor.ts';
import { handsAt } from './hands.ts';

/** As the demo kitchen has her in its address book. */
const known = { name: 'Farhana Islam', phone: '01611223303' } as const;
const amount = '640';

export interface Entry {
  /** Besides the digits of the phone number. */
  readonly keys: number;
  readonly said: string;
  /** From the first key to the order on the tracking screen. */
  readonly milliseconds: number;
}

/** Requests a rider for somebody whom the address book knows, by keyboard alone. */
export const requestForReturning = async (page: Page): Promise<Entry> => {
  const vendor = vendorAt(page);
  const hands = handsAt(page);
  await vendor.signIn();
  await expect(page.getByRole('button', { name: 'Keys' })).toBeVisible();

  const startedAt = performance.now();
  // The first stop of a screen leads past its navigation.
  await hands.press('Tab');
  await hands.press('Enter');
  await hands.tabTo(vendor.phone);
  await hands.typeUncounted(known.phone);
  await expect(page.getByRole('button', { name: new RegExp(`^Fill in ${known.name}`) })).toBeVisible();
  await hands.press('Enter');
  await hands.tabTo(vendor.amount);
  await hands.type(amount);
  await expect(vendor.fee).toBeVisible();
  await hands.press('Control+Enter');
  await vendor.orderId();
  await expect(vendor.detail).toContainText(known.name);
  return { keys: hands.keys(), said: hands.said(), milliseconds: performance.now() - startedAt };
};
