import {
  limits,
  type saveCustomerContract,
  type SaveCustomerBody,
  type searchCustomersContract,
} from '@saddlebag/domain/contracts';
import type { Handler } from '../http/mount.ts';
import { Refusal } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import type { StoredCustomer } from '../store/tables.ts';
import { byteCount, checkNotes } from '../orders/check-notes.ts';
import { requireOwnVendor } from '../vendors/ownership.ts';
import { parseCustomerQuery, extractPhoneDigits, scoreCustomer } from './customer-search.ts';

/** Maximum number of search results. */
const maxResults = 8;

const listCustomers = (service: Service, vendorId: string): readonly StoredCustomer[] => {
  const customers: StoredCustomer[] = [];
  for (const customer of service.store.all('customer'))
    if (customer.vendorId === vendorId) customers.push(customer);
  return customers;
};

/**
 * Searches the address book. Sorts by match quality, then by name. A query of one character has no results.
 */
export const searchCustomers: Handler<typeof searchCustomersContract> = (
  { params, query: { query } },
  service,
  caller,
) => {
  const vendor = requireOwnVendor(service, caller, params.vendorId);
  if ([...query.trim()].length < limits.addressBookCharacters) return { data: { body: [] } };
  const parsedQuery = parseCustomerQuery(query);
  const matches = listCustomers(service, vendor.id)
    .map((customer) => ({ customer, score: scoreCustomer(customer, parsedQuery) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.customer.wire.name.localeCompare(b.customer.wire.name));
  return { data: { body: matches.slice(0, maxResults).map(({ customer }) => customer.wire) } };
};

/** Checks the byte limits of specification 000, section 5. Throws a 400. */
const checkLengths = ({ notes, street_address: street }: SaveCustomerBody): void => {
  checkNotes(notes);
  if (byteCount(street) > limits.streetAddressBytes) {
    throw new Refusal(400, 'address-too-long', 'validation.address-too-long');
  }
};

/** Saves a customer. Replaces an existing customer with the same phone number. */
export const saveCustomer: Handler<typeof saveCustomerContract> = ({ params, body }, service, caller) => {
  const vendor = requireOwnVendor(service, caller, params.vendorId);
  checkLengths(body);
  const id = `${vendor.id}-${extractPhoneDigits(body.phone_number)}`;
  const { name, phone_number, address_text: address, latitude, longitude, notes } = body;
  const wire = { id, name, phone_number, address, latitude, longitude, notes };
  service.save([{ table: 'customer', record: { id, vendorId: vendor.id, wire } }]);
  return { data: { body: wire } };
};
