import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { latitude, longitude } from './numbers.ts';
import { address, addressPart, id, personName, phoneNumber, remark, searchText } from './text.ts';

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
  name: personName,
  phone_number: phoneNumber,
  address_text: address,
  unit: addressPart,
  building: addressPart,
  street_address: address,
  city: z.nullable(addressPart),
  postal_code: z.nullable(addressPart),
  country_code: id,
  latitude,
  longitude,
  notes: remark,
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
  params: z.object({ vendorId: id }),
  query: z.object({ query: searchText }),
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
  params: z.object({ vendorId: id }),
  body: saveCustomerBodySchema,
  response: z.object({ data: z.object({ body: savedCustomerSchema }) }),
});
