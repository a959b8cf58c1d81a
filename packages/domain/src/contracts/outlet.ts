import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { latitude, longitude } from './numbers.ts';
import { address, addressPart, id, personName, phoneNumber, remark, signInName } from './text.ts';
import { vendorSchema } from './vendor.ts';

/** Why the service refuses an outlet, as the `translation_key` of its answer. */
export const outletRefusals = {
  idTaken: 'outlet.refused.id-taken',
  parentUnknown: 'outlet.refused.parent-unknown',
  emailInvalid: 'outlet.refused.email-invalid',
  addressUnserved: 'outlet.refused.address-unserved',
  notEditable: 'outlet.refused.not-editable',
} as const;
export type OutletRefusal = (typeof outletRefusals)[keyof typeof outletRefusals];

/** Owners that one outlet may have. Not part of the specification. */
export const maxOutletOwners = 20;

/** A collection point as the vendor enters it (specification 001, section 7). */
export const outletBodySchema = z.object({
  /** Null if the account has no parent vendor. */
  parent_vendor_id: z.nullable(id),
  /** The vendor's own id of the collection point. */
  client_vendor_id: id.check(z.minLength(1)),
  name: personName,
  address,
  latitude,
  longitude,
  rider_instructions: remark,
  phone_number: phoneNumber,
  city: z.nullable(addressPart),
  /** The emails of the owners. */
  users: z.array(signInName).check(z.maxLength(maxOutletOwners)),
  unit: addressPart,
  building: addressPart,
  street: z.nullable(addressPart),
  postal_code: z.nullable(addressPart),
  country_code: id,
  street_number: z.nullable(addressPart),
});
export type OutletBody = z.output<typeof outletBodySchema>;

/** Creates an outlet. `GET /vendors` contains it once it is available, which takes a few minutes. */
export const createOutletContract = defineContract({
  id: 'createOutlet',
  method: 'POST',
  service: 'orders',
  path: '/outlet',
  summary: 'Create a collection point',
  creates: true,
  body: outletBodySchema,
  response: z.object({ result: vendorSchema }),
});

/** Updates an outlet. Its parent vendor and its `client_vendor_id` never change. */
export const updateOutletContract = defineContract({
  id: 'updateOutlet',
  method: 'PUT',
  service: 'orders',
  path: '/outlet/{vendorId}',
  summary: 'Update a collection point',
  params: z.object({ vendorId: id }),
  body: outletBodySchema,
  response: z.object({ result: vendorSchema }),
});
