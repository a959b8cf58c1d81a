import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import { nearby, vendorAt } from '../../e2e/vendor.ts';
import { handsAt } from './hands.ts';

const message = [
  'Farhana Islam',
  '01711-223304',
  'House 12, Shapla Lane, Lalshalu',
  'Flat 4B',
  'Total ৳640, cash on delivery',
].join('\n');

export interface Readiness {
  readonly actions: number;
  readonly said: string;
}

/** Pastes a message onto the empty form and goes on until it can be sent; sends it, since a form only looks ready. */
export const pasteUntilReady = async (page: Page): Promise<Readiness> => {
  const vendor = vendorAt(page);
  const hands = handsAt(page);
  await vendor.signIn();
  await page.locator('[data-slot=paste-to-fill]').waitFor({ state: 'attached' });
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), message);

  const done: string[] = [];
  const act = async (chord: string): Promise<void> => {
    done.push(chord);
    await hands.press(chord);
  };
  await act('Control+V');
  await expect(vendor.suggestions.getByRole('option', { name: nearby.address })).toBeVisible();
  await act('ArrowDown');
  await act('Enter');
  await expect(vendor.address).toHaveValue(nearby.address);
  await expect(vendor.fee).toBeVisible();

  await vendor.request();
  await expect(vendor.detail).toContainText('Farhana Islam');
  return { actions: done.length, said: done.join(' ') };
};
