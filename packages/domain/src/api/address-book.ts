import { createEffect } from 'effector';
import type { SaveCustomerBody, WireSavedCustomer } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { SavedCustomer } from './entities.ts';
import type { ApiFailure } from './failures.ts';
import { toPoint } from './point.ts';
import { parseSavedAddress } from './saved-address.ts';

const toSavedCustomer = (wire: WireSavedCustomer): SavedCustomer => ({
  id: wire.id,
  name: wire.name,
  phoneNumber: wire.phone_number,
  ...parseSavedAddress(wire.address),
  point: toPoint(wire),
  notes: wire.notes ?? '',
});

// Loaded with the first call, because the first screen does not need the address book.
const contracts = () => import('../contracts/address-book.ts');

/**
 * Searches a vendor's address book by name, phone number or address (GET
 * /addressbook/search-customers/{vendorId}).
 */
export const searchCustomersFx = createEffect<
  { readonly vendorId: string; readonly query: string },
  readonly SavedCustomer[],
  ApiFailure
>(({ vendorId, query }) =>
  callService(async () => (await contracts()).searchCustomersContract, {
    params: { vendorId },
    query: { query },
  }).then(({ data }) => data.body.map(toSavedCustomer)),
);

/** Saves a customer and returns the saved entry (POST /addressbook/customers/{vendorId}). */
export const saveCustomerFx = createEffect<
  { readonly vendorId: string; readonly body: SaveCustomerBody },
  SavedCustomer,
  ApiFailure
>(({ vendorId, body }) =>
  callService(async () => (await contracts()).saveCustomerContract, { params: { vendorId }, body }).then(
    ({ data }) => toSavedCustomer(data.body),
  ),
);
