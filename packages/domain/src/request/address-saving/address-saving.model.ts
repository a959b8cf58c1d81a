import { attach, combine, createEvent, sample } from 'effector';
import { saveCustomerFx } from '../../api/index.ts';
import { notify, toast } from '../../platform/notifications/index.ts';
import { $isAddressBookOn, $matchedCustomer, customerSaved } from '../customer/index.ts';
import { $draft, $requestMarket, $vendorId, afterPhoneIsKnown } from '../draft/index.ts';
import { savingErrorChanged } from '../rules/index.ts';
import type { RequestTextKey } from '../draft/index.ts';
import { addressBookStatusOf, prepareSaving, type AddressBookStatus } from './address-saving.ts';

export const addressSaveRequested = createEvent();

const saveFx = attach({ effect: saveCustomerFx });

export const $isSavingAddress = saveFx.pending;
/**
 * How the typed customer compares with the address book. Null without a destination and while the address
 * book is off.
 */
export const $addressBookStatus = combine(
  $isAddressBookOn,
  $draft,
  $matchedCustomer,
  (isOn, draft, matchedCustomer): AddressBookStatus | null =>
    isOn && draft.destination ? addressBookStatusOf(draft, matchedCustomer) : null,
);

// Validate before saving, and show an error at its field. Ignore a request while a save is in flight.
const savingPrepared = sample({
  clock: afterPhoneIsKnown(addressSaveRequested),
  source: { draft: $draft, market: $requestMarket, vendorId: $vendorId, isSaving: $isSavingAddress },
  filter: ({ vendorId, isSaving }) => vendorId !== null && !isSaving,
  fn: ({ draft, market, vendorId }) => ({ vendorId, ...prepareSaving(draft, market.country) }),
});
sample({
  clock: savingPrepared.filterMap(({ vendorId, body }) =>
    vendorId !== null && body ? { vendorId, body } : undefined,
  ),
  target: saveFx,
});
sample({ clock: savingPrepared, fn: ({ error }) => error, target: savingErrorChanged });

// Publish the saved customer, unless the vendor has changed since. Show the result as a toast.
sample({
  clock: saveFx.done,
  source: $vendorId,
  filter: (vendorId, { params }) => params.vendorId === vendorId,
  fn: (_, { result }) => result,
  target: customerSaved,
});
sample({
  clock: saveFx.done,
  fn: () => toast<RequestTextKey>('success', 'toast.address-saved'),
  target: notify,
});
sample({
  clock: saveFx.fail,
  fn: () => toast<RequestTextKey>('error', 'toast.unable-to-save-address'),
  target: notify,
});
