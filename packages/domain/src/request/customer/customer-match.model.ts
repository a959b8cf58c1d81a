import { attach, combine, createEvent, createStore, sample } from 'effector';
import { searchCustomersFx } from '../../api/index.ts';
import type { SavedCustomer } from '../../api/index.ts';
import { requestLimits } from '../../contracts/index.ts';
import { createTimer } from '../../platform/ports/index.ts';
import { draftErased, draftOpened, fieldChanged, $draft, $vendorId } from '../draft/index.ts';
import type { PhoneValue } from '../draft/index.ts';
import { $fill, customerFillRequested, customerPicked } from './customer.model.ts';
import { isSameNumber } from './customer-filling.ts';
import { createOffer, scopeOf } from './customer-offer.ts';
import { $isAddressBookOn } from './customer-search.model.ts';

export const customerOfferAccepted = createEvent();
/** The address book now contains this customer. Fired by the address-saving model. */
export const customerSaved = createEvent<SavedCustomer>();

const searchFx = attach({ effect: searchCustomersFx });
const debounce = createTimer();

const $lastMatch = createStore<SavedCustomer | null>(null, { serialize: 'ignore' });
/** The saved customer with the number in the phone field. Null without a match. */
export const $matchedCustomer = combine($lastMatch, $draft, (customer, { phone }) =>
  customer && isSameNumber(customer.phoneNumber, phone) ? customer : null,
);

/** The id of the customer that was last filled in or saved. Prevents a second offer. */
const $settledCustomerId = createStore<string | null>(null, { serialize: 'ignore' });
/** The offer to fill in the matched customer. Null if no field would change. */
export const $customerOffer = combine(
  $matchedCustomer,
  $settledCustomerId,
  $draft,
  $fill,
  (customer, settledCustomerId, draft, fill) =>
    customer && customer.id !== settledCustomerId ? createOffer(draft, customer, fill) : null,
);

const phoneChanged = fieldChanged.filterMap((change) =>
  change.field === 'phone' ? change.value : undefined,
);
const $typedPhone = createStore<PhoneValue | null>(null, { serialize: 'ignore' })
  .on(phoneChanged, (_, phone) => phone)
  .reset(draftOpened, draftErased);

// Search for the customer when the phone number is complete, or when the address book becomes enabled later.
// Do not repeat the search for a number that already matches.
const searchNeedChecked = sample({
  clock: [phoneChanged, $isAddressBookOn],
  source: { isOn: $isAddressBookOn, customer: $lastMatch, phone: $typedPhone },
  fn: ({ isOn, customer, phone }) =>
    isOn &&
    phone !== null &&
    phone.possible &&
    phone.e164 !== null &&
    !(customer && isSameNumber(customer.phoneNumber, phone)),
});
sample({
  clock: searchNeedChecked,
  filter: Boolean,
  fn: () => requestLimits.autocompleteDebounceMs,
  target: debounce.set,
});
sample({
  clock: searchNeedChecked,
  filter: (isNeeded) => !isNeeded,
  target: debounce.cancel,
});
sample({ clock: [draftOpened, draftErased], target: debounce.cancel });
const searchStarted = sample({
  clock: debounce.elapsed,
  source: { vendorId: $vendorId, draft: $draft },
}).filterMap(({ vendorId, draft: { phone } }) =>
  vendorId !== null && phone.e164 !== null ? { vendorId, query: phone.e164 } : undefined,
);
sample({ clock: searchStarted, target: searchFx });
const searchFinished = sample({
  clock: searchFx.done,
  source: $vendorId,
  filter: (vendorId, { params }) => params.vendorId === vendorId,
  fn: (_, { params: { query }, result }) =>
    result.find(({ phoneNumber }) =>
      isSameNumber(phoneNumber, { text: query, e164: query, possible: true }),
    ) ?? null,
});
sample({ clock: searchFinished, filter: (found) => found !== null, target: $lastMatch });
sample({ clock: [customerPicked, customerSaved], target: $lastMatch });
sample({ clock: [customerPicked, customerSaved], fn: ({ id }) => id, target: $settledCustomerId });

// An accepted offer fills the fields that the vendor has not edited.
const offerApplied = sample({
  clock: customerOfferAccepted,
  source: { offer: $customerOffer, draft: $draft },
  fn: ({ offer, draft }) => offer && { customer: offer.customer, ...scopeOf(draft, offer) },
}).filterMap((offer) => offer ?? undefined);
sample({ clock: offerApplied, fn: ({ customer }) => customer.id, target: $settledCustomerId });
sample({ clock: offerApplied, target: customerFillRequested });

$lastMatch.reset(draftOpened);
$settledCustomerId.reset(draftOpened, draftErased);
