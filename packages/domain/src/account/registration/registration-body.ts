import type { RegistrationBody } from '../../contracts/index.ts';
import { normalizeText } from '../../platform/text/index.ts';
import type { RegistrationForm } from './registration-form.ts';

const normalizeOrNull = (text: string): string | null => normalizeText(text) || null;

/** Converts a valid form to its wire body. */
export const registrationBody = (
  form: RegistrationForm,
  password: string,
  country: string,
  guestToken: string | null = null,
): RegistrationBody => {
  const account = {
    country_code: country,
    email_address: normalizeOrNull(form.email),
    mobile_number: form.mobile.e164,
    password,
    vat_number: normalizeOrNull(form.vatNumber),
    terms_accepted: true as const,
    ...(guestToken !== null && { guest_token: guestToken }),
  };
  return form.type === 'PV'
    ? {
        registration_type: 'PV',
        vendor_code: normalizeText(form.vendorCode),
        vendor_email: normalizeText(form.vendorEmail),
        ...account,
      }
    : { registration_type: 'NPV', business_name: normalizeText(form.businessName), ...account };
};
