import type { RegistrationBody } from '../../contracts/index.ts';
import { plainText } from '../../platform/text/index.ts';
import type { RegistrationForm } from './registration-form.ts';

const orNull = (text: string): string | null => plainText(text) || null;

/** Converts a valid form to its wire body. */
export const registrationBody = (
  form: RegistrationForm,
  password: string,
  country: string,
  guestToken: string | null = null,
): RegistrationBody => {
  const account = {
    country_code: country,
    email_address: orNull(form.email),
    mobile_number: form.mobile.e164,
    password,
    vat_number: orNull(form.vatNumber),
    terms_accepted: true as const,
    ...(guestToken !== null && { guest_token: guestToken }),
  };
  return form.type === 'PV'
    ? {
        registration_type: 'PV',
        vendor_code: plainText(form.vendorCode),
        vendor_email: plainText(form.vendorEmail),
        ...account,
      }
    : { registration_type: 'NPV', business_name: plainText(form.businessName), ...account };
};
