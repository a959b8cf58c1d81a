import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { durationMinutes, latitude, longitude } from './numbers.ts';
import { id } from './text.ts';

/**
 * A vendor or one of its outlets (specification 001, section 3). Both coordinates are null if the vendor has
 * no place.
 */
export const vendorSchema = z.object({
  vendor_id: z.string(),
  parent_vendor_id: z.nullable(z.string()),
  client_vendor_id: z.nullable(z.string()),
  is_active: z.boolean(),
  is_registered: z.boolean(),
  is_parent: z.boolean(),
  flags: z.object({
    payment_methods: z.record(z.string(), z.boolean()),
    /**
     * True if every request must provide a pick-up address. Defaults to false. Not part of the specification.
     */
    origin_address_required: z.optional(z.boolean()),
  }),
  estimation_pick_up_time: z.nullable(durationMinutes),
  vendor_information: z.object({
    name: z.string(),
    owners: z.array(z.string()),
    currency: z.string(),
    contact: z.object({ phone: z.nullable(z.string()) }),
    location: z.object({
      address_text: z.string(),
      building: z.nullable(z.string()),
      unit: z.nullable(z.string()),
      city: z.nullable(z.string()),
      country_code: z.string(),
      latitude: z.nullable(latitude),
      longitude: z.nullable(longitude),
      postal_code: z.nullable(z.string()),
      street: z.nullable(z.string()),
      street_number: z.nullable(z.string()),
      rider_instructions: z.nullable(z.string()),
    }),
  }),
});
export type WireVendor = z.output<typeof vendorSchema>;

/** Lists the vendors of the account: a parent vendor with its outlets, or a single vendor. */
export const listVendorsContract = defineContract({
  id: 'listVendors',
  method: 'GET',
  service: 'orders',
  path: '/vendors',
  summary: 'List the vendors of the account',
  response: z.object({ result: z.object({ vendors: z.array(vendorSchema) }) }),
});

export const getVendorContract = defineContract({
  id: 'getVendor',
  method: 'GET',
  service: 'orders',
  path: '/vendor/{vendorId}',
  summary: 'Read one vendor',
  params: z.object({ vendorId: id }),
  response: z.object({ result: vendorSchema }),
});
