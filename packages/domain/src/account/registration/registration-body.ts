import type { Market, RegistrationBody } from '../../contracts/index.ts';
import { normalizeCode, normalizeText } from '../../platform/text/index.ts';
import { mobileNumberOf, type RegistrationForm } from './registration-form.ts';

/** Converts a valid form to its wire body. */
export const registrationBody = (
  form: RegistrationForm,
  password: string,
  market: Market,
  guestToken: string | null = null,
): RegistrationBody => {
  const account = {
    country_code: market.country,
    email_address: normalizeText(form.email) || null,
    mobile_number: mobileNumberOf(form.mobile, market),
    password,
    vat_number: normalizeCode(form.vatNumber) || null,
    terms_accepted: true as const,
    ...(guestToken !== null && { guest_token: guestToken }),
  };
  return form.type === 'PV'
    ? {
        registration_type: 'PV',
        vendor_code: normalizeCode(form.vendorCode),
        vendor_email: normalizeText(form.vendorEmail),
        ...account,
      }
    : { registration_type: 'NPV', business_name: normalizeText(form.businessName), ...account };
};
