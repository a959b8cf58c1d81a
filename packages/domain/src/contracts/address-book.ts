import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { latitude, longitude } from './numbers.ts';

/**
 * A customer in a vendor's address book (specification 000, section 3). `address` is comma-separated: unit,
 * building, then the rest of the address.
 */
export const savedCustomerSchema = z.object({
  id: z.string(),
  name: z.string(),
  phone_number: z.string(),
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
  address: z.string(),
  notes: z.nullable(z.string()),
});
export type WireSavedCustomer = z.output<typeof savedCustomerSchema>;

/**
 * The body that saves a customer. The service returns `address_text` as the `address` of the saved customer.
 */
export const saveCustomerBodySchema = z.object({
  name: z.string().check(z.minLength(1)),
  phone_number: z.string().check(z.regex(/^\+?[0-9]+$/)),
  address_text: z.string().check(z.minLength(1)),
  unit: z.string(),
  building: z.string(),
  street_address: z.string().check(z.minLength(1)),
  city: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
  country_code: z.string(),
  latitude,
  longitude,
  notes: z.string(),
});
export type SaveCustomerBody = z.output<typeof saveCustomerBodySchema>;

/** Searches a vendor's address book by name, phone number or address. Best matches come first. */
export const searchCustomersContract = defineContract({
  id: 'searchCustomers',
  method: 'GET',
  service: 'orders',
  path: '/addressbook/search-customers/{vendorId}',
  summary: 'Search the address book of a vendor',
  retries: 1,
  params: z.object({ vendorId: z.string() }),
  query: z.object({ query: z.string() }),
  response: z.object({ data: z.object({ body: z.array(savedCustomerSchema) }) }),
});

/**
 * Saves a customer. The address book holds one entry per phone number, so saving a known number replaces its
 * entry.
 */
export const saveCustomerContract = defineContract({
  id: 'saveCustomer',
  method: 'POST',
  service: 'orders',
  path: '/addressbook/customers/{vendorId}',
  summary: 'Save a customer to the address book of a vendor',
  params: z.object({ vendorId: z.string() }),
  body: saveCustomerBodySchema,
  response: z.object({ data: z.object({ body: savedCustomerSchema }) }),
});
