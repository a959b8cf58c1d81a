import {
  limits,
  type saveCustomerContract,
  type SaveCustomerBody,
  type searchCustomersContract,
} from '@saddlebag/domain/contracts';
import type { Handler } from '../http/mount.ts';
import { invalidRequest, Refusal } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import type { StoredCustomer } from '../store/tables.ts';
import { ownVendor } from '../vendors/ownership.ts';
import { customerQuery, phoneDigits, suits } from './customer-search.ts';

/** Longer texts are neither names nor addresses. */
const queryLimit = 200;
const listLength = 8;

const bytes = (text: string): number => new TextEncoder().encode(text).length;

const customersOf = (service: Service, vendorId: string): readonly StoredCustomer[] => {
  const own: StoredCustomer[] = [];
  for (const customer of service.store.all('customer'))
    if (customer.vendorId === vendorId) own.push(customer);
  return own;
};

/** The best matches first, of equals the one whose name comes first. A single character finds nothing. */
export const searchCustomers: Handler<typeof searchCustomersContract> = (
  { params, query: { query } },
  service,
  caller,
) => {
  const vendor = ownVendor(service, caller, params.vendorId);
  if (query.length > queryLimit) throw invalidRequest(`query.query: longer than ${queryLimit}`);
  if ([...query.trim()].length < limits.addressBookCharacters) return { data: { body: [] } };
  const asked = customerQuery(query);
  const found = customersOf(service, vendor.id)
    .map((customer) => ({ customer, score: suits(customer, asked) }))
    .filter(({ score }) => score > 0)
    .toSorted(
      (one, other) =>
        other.score - one.score || one.customer.wire.name.localeCompare(other.customer.wire.name),
    );
  return { data: { body: found.slice(0, listLength).map(({ customer }) => customer.wire) } };
};

/** Byte limits of specification 000, section 5. */
const check = ({ notes, street_address: street }: SaveCustomerBody): void => {
  if (bytes(notes) > limits.notesBytes) {
    throw new Refusal(400, 'notes-too-long', 'validation.notes-too-long');
  }
  if (bytes(street) > limits.streetAddressBytes) {
    throw new Refusal(400, 'address-too-long', 'validation.address-too-long');
  }
};

/** Keeps one customer a phone number: whoever is there already is replaced, pin and all. */
export const saveCustomer: Handler<typeof saveCustomerContract> = ({ params, body }, service, caller) => {
  const vendor = ownVendor(service, caller, params.vendorId);
  check(body);
  const id = `${vendor.id}-${phoneDigits(body.phone_number)}`;
  const { name, phone_number, address_text: address, latitude, longitude, notes } = body;
  const wire = { id, name, phone_number, address, latitude, longitude, notes };
  service.save([{ table: 'customer', record: { id, vendorId: vendor.id, wire } }]);
  return { data: { body: wire } };
};
