import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import { nearbyPlace, suggestionName, vendorAt } from '../../e2e/vendor.ts';
import { createKeyboardUser } from './keyboard-user.ts';

const messageText = [
  'Farhana Islam',
  '01711-223304',
  'House 12, Shapla Lane, Lalshalu',
  'Flat 4B',
  'Total ৳640, cash on delivery',
].join('\n');

export interface PasteToReady {
  readonly actions: number;
  readonly transcript: string;
}

/** Pastes a message into the empty form, completes it, and sends it to prove that the form was complete. */
export const measurePasteToReady = async (page: Page): Promise<PasteToReady> => {
  const vendor = vendorAt(page);
  const keyboardUser = createKeyboardUser(page);
  await vendor.signIn();
  await page.locator('[data-slot=paste-to-fill]').waitFor({ state: 'attached' });
  await page.evaluate((text) => navigator.clipboard.writeText(text), messageText);

  const pressedChords: string[] = [];
  const press = async (chord: string): Promise<void> => {
    pressedChords.push(chord);
    await keyboardUser.press(chord);
  };
  await press('Control+V');
  await expect(
    vendor.suggestions.getByRole('option', { name: suggestionName(nearbyPlace.address) }),
  ).toBeVisible();
  await press('ArrowDown');
  await press('Enter');
  await expect(vendor.address).toHaveValue(nearbyPlace.address);
  await expect(vendor.fee).toBeVisible();

  await vendor.request();
  await expect(vendor.detail).toContainText('Farhana Islam');
  return { actions: pressedChords.length, transcript: pressedChords.join(' ') };
};
