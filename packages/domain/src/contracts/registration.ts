import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';

/**
 * Whom an account is made for (specification 000, section 9, knows both words): `PV`, a vendor that a platform already
 * delivers for, verified by its code and the email the platform knows; `NPV`, a business without a platform.
 */
export const registrationTypes = ['NPV', 'PV'] as const;
export type RegistrationType = (typeof registrationTypes)[number];

/** How long the fields of a registration may be, in code points. */
export const registrationLimits = { businessName: 80, vendorCode: 20, vatNumber: 32 } as const;

const accountShape = {
  /** ISO 3166-1 alpha-2, lower case: where the vendor delivers. */
  country_code: z.string(),
  /** At least one of the two; the number in E.164. */
  email_address: z.nullable(z.string()),
  mobile_number: z.nullable(z.string()),
  password: z.string(),
  vat_number: z.nullable(z.string()),
  terms_accepted: z.literal(true),
  /** Of the guest who makes the account: their deliveries become the account's. */
  guest_token: z.optional(z.string()),
};

const registrationSchema = z.discriminatedUnion('registration_type', [
  z.object({ registration_type: z.literal('NPV'), business_name: z.string(), ...accountShape }),
  z.object({
    registration_type: z.literal('PV'),
    vendor_code: z.string(),
    vendor_email: z.string(),
    ...accountShape,
  }),
]);
export type RegistrationBody = z.output<typeof registrationSchema>;

/**
 * POST /register. The specification shows the call and not its fields; they are our decision. The second typing of the
 * password is the form's own affair and is not sent. Repeated only under the same `Idempotency-Key`. The answer holds no
 * tokens: who registers signs in with POST /login, whose `email_address` also takes a mobile number.
 */
export const registerContract = defineContract({
  id: 'register',
  method: 'POST',
  service: 'orders',
  path: '/register',
  summary: 'Make an account for a vendor',
  authorized: false,
  creates: true,
  body: registrationSchema,
  response: z.object({ result: z.object({ vendor_id: z.string() }) }),
});
