import { createEffect } from 'effector';
import type { SaveCustomerBody, WireSavedCustomer } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { SavedCustomer } from './entities.ts';
import type { ApiFailure } from './failures.ts';
import { toPoint } from './point.ts';
import { readSavedAddress } from './saved-address.ts';

const toSavedCustomer = (wire: WireSavedCustomer): SavedCustomer => ({
  id: wire.id,
  name: wire.name,
  phoneNumber: wire.phone_number,
  ...readSavedAddress(wire.address),
  point: toPoint(wire),
  notes: wire.notes ?? '',
});

// Nobody waits for the address book when the screen opens, so its schemas come with the first search.
const contracts = () => import('../contracts/address-book.ts');

/** GET /addressbook/search-customers/{vendorId}: customers whose name, phone number or address fits the query. */
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

/** POST /addressbook/customers/{vendorId}: the entry as it is kept from now on. */
export const saveCustomerFx = createEffect<
  { readonly vendorId: string; readonly body: SaveCustomerBody },
  SavedCustomer,
  ApiFailure
>(({ vendorId, body }) =>
  callService(async () => (await contracts()).saveCustomerContract, { params: { vendorId }, body }).then(
    ({ data }) => toSavedCustomer(data.body),
  ),
);
