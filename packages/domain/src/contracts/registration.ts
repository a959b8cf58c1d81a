import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { id, password, remark, signInName, token } from './text.ts';

/**
 * The kinds of registration (specification 000, section 9). `PV` is a vendor of a delivery platform, verified
 * by its vendor code and its email at the platform. `NPV` is an independent business.
 */
export const registrationTypes = ['NPV', 'PV'] as const;
export type RegistrationType = (typeof registrationTypes)[number];

/** Maximum lengths in code points. A VAT number has exactly `limits.vatNumberCharacters`. */
export const registrationLimits = { businessName: 80, vendorCode: 20 } as const;

const accountShape = {
  /** The country in which the vendor delivers, as lower-case ISO 3166-1 alpha-2. */
  country_code: id,
  /** Email and mobile number: at least one is required. The number is E.164. */
  email_address: z.nullable(signInName),
  mobile_number: z.nullable(signInName),
  password,
  vat_number: z.optional(z.nullable(id)),
  terms_accepted: z.literal(true),
  /** The token of a guest who registers. The guest's deliveries move to the account. */
  guest_token: z.optional(token),
};

const registrationSchema = z.discriminatedUnion('registration_type', [
  z.object({ registration_type: z.literal('NPV'), business_name: remark, ...accountShape }),
  z.object({
    registration_type: z.literal('PV'),
    vendor_code: id,
    vendor_email: signInName,
    ...accountShape,
  }),
]);
export type RegistrationBody = z.output<typeof registrationSchema>;

/**
 * Creates an account. The response contains no tokens: the portal then logs in with POST /login, whose
 * `email_address` also accepts a mobile number. A retry must use the same `Idempotency-Key`. The
 * specification shows the call, but not its fields.
 */
export const registerContract = defineContract({
  id: 'register',
  method: 'POST',
  service: 'orders',
  path: '/register',
  summary: 'Create an account',
  authorized: false,
  creates: true,
  body: registrationSchema,
  response: z.object({ result: z.object({ vendor_id: z.string() }) }),
});
