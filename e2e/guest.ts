import type { Page } from '@playwright/test';

/** The address of the guest's stall: the text typed into the search and the suggestion to pick. */
const pickup = { query: '4 Hemanta Road', address: /^House 4, Hemanta Road/ } as const;

/** Fills in the pick-up address and contact, the only details that the portal requires from a guest. */
export const fillPickup = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'Address of the pick-up' }).fill(pickup.query);
  await page.getByRole('option', { name: pickup.address }).first().click();
  await page.getByRole('textbox', { name: 'Name of the shop or person' }).fill('Mela Sweets');
  await page.getByRole('textbox', { name: 'Phone at the pick-up' }).fill('01711 000111');
  await page.getByRole('textbox', { name: 'Email' }).fill('mela@sweets.test');
  await page.getByRole('button', { name: 'Pick up here' }).click();
};

interface Pickup {
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string;
}

/** Fills in the pick-up of a vendor without a place, by its coordinates. */
export const fillPickupAt = async (page: Page, { latitude, longitude, phone }: Pickup): Promise<void> => {
  await page
    .getByRole('combobox', { name: 'Address of the pick-up' })
    .fill(`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`);
  await page.getByRole('option', { name: /^Use / }).click();
  await page.getByRole('textbox', { name: 'Phone at the pick-up' }).fill(phone);
  await page.getByRole('button', { name: 'Pick up here' }).click();
};

/** Opens the start page and continues to the request screen as a guest. */
export const continueAsGuest = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Request a rider without an account' }).click();
  await fillPickup(page);
};
