import { attach, combine, createEvent, sample } from 'effector';
import { saveCustomerFx } from '../../api/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { $isAddressBookOn, $matchedCustomer, customerSaved } from '../customer/index.ts';
import { $draft, $requestMarket, $vendorId } from '../draft/index.ts';
import { savingErrorChanged } from '../rules/index.ts';
import type { RequestTextKey } from '../draft/index.ts';
import { addressBookStatusOf, prepareSaving, type AddressBookStatus } from './address-saving.ts';

/** The vendor wants the customer kept in the address book. */
export const addressSaveRequested = createEvent();

const saveFx = attach({ effect: saveCustomerFx });

export const $isSavingAddress = saveFx.pending;
/** How the customer stands to the address book; null while there is no address to keep, or no address book. */
export const $addressBookStatus = combine(
  $isAddressBookOn,
  $draft,
  $matchedCustomer,
  (isOn, draft, known): AddressBookStatus | null => (isOn && draft.destination ? addressBookStatusOf(draft, known) : null),
);

// When the vendor asks for it, once at a time, what is wrong is said at its field before anything is sent.
const savingPrepared = sample({
  clock: addressSaveRequested,
  source: { draft: $draft, market: $requestMarket, vendorId: $vendorId, isBusy: $isSavingAddress },
  filter: ({ vendorId, isBusy }) => vendorId !== null && !isBusy,
  fn: ({ draft, market, vendorId }) => ({ vendorId, ...prepareSaving(draft, market.country) }),
});
sample({
  clock: savingPrepared.filterMap(({ vendorId, body }) =>
    vendorId !== null && body ? { vendorId, body } : undefined,
  ),
  target: saveFx,
});
sample({ clock: savingPrepared, fn: ({ fault }) => fault, target: savingErrorChanged });

// When it is kept, or could not be, say so.
sample({
  clock: saveFx.done,
  source: $vendorId,
  filter: (vendorId, { params }) => params.vendorId === vendorId,
  fn: (_, { result }) => result,
  target: customerSaved,
});
sample({
  clock: saveFx.done,
  fn: () => ({ tone: 'success' as const, message: { key: 'toast.address-saved' satisfies RequestTextKey } }),
  target: notify,
});
sample({
  clock: saveFx.fail,
  fn: () => ({
    tone: 'error' as const,
    message: { key: 'toast.unable-to-save-address' satisfies RequestTextKey },
  }),
  target: notify,
});
