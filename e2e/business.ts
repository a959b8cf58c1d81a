import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { registerContract } from '@saddlebag/domain/contracts';
import type { CountryCode } from '@saddlebag/domain/contracts';
import { password } from './vendor.ts';

/** Registers a business without a place in a country and returns the email of its account. */
export const registerBusiness = async (page: Page, country: CountryCode): Promise<string> => {
  const email = `${country}@rules.example.test`;
  const response = await page.request.post(`/orders/api/v1${registerContract.path}`, {
    headers: { 'Idempotency-Key': email },
    data: {
      registration_type: 'NPV',
      business_name: `Counter of ${country}`,
      country_code: country,
      email_address: email,
      mobile_number: null,
      password,
      vat_number: null,
      terms_accepted: true,
    },
  });
  expect(response.ok()).toBe(true);
  return email;
};
