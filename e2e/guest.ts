import type { Page } from '@playwright/test';

/** Where the guest's stall is: what is typed, and the suggestion that is picked. */
const stall = { typed: '4 Hemanta Road', address: /^House 4, Hemanta Road/ } as const;

/** Says where the rider picks up, which is all that is asked of somebody without an account. */
export const sayWhere = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'Address of the pick-up' }).fill(stall.typed);
  await page.getByRole('option', { name: stall.address }).first().click();
  await page.getByRole('textbox', { name: 'Name of the shop or person' }).fill('Mela Sweets');
  await page.getByRole('textbox', { name: 'Phone at the pick-up' }).fill('01711 000111');
  await page.getByRole('textbox', { name: 'Email' }).fill('mela@sweets.test');
  await page.getByRole('button', { name: 'Pick up here' }).click();
};

/** Goes from the start to the request screen without an account. */
export const beGuest = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Request a rider without an account' }).click();
  await sayWhere(page);
};
