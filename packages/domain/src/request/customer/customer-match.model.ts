import { attach, combine, createEvent, createStore, sample } from 'effector';
import { searchCustomersFx } from '../../api/index.ts';
import type { SavedCustomer } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import { createTimer } from '../../platform/ports/index.ts';
import { draftErased, draftOpened, fieldChanged, $draft, $vendorId } from '../draft/index.ts';
import type { PhoneValue } from '../draft/index.ts';
import { customerFillRequested, customerPicked, customerAddressChosen } from './customer.model.ts';
import { isSameNumber } from './customer-filling.ts';
import { fillsAddressFields, createOffer } from './customer-offer.ts';
import { $isAddressBookOn } from './customer-search.model.ts';

/** The vendor wants the known customer filled in. */
export const customerOfferAccepted = createEvent();
/** A customer is in the address book now. Fired by the model of saving. */
export const customerSaved = createEvent<SavedCustomer>();

const searchFx = attach({ effect: searchCustomersFx });
const debounce = createTimer();

const $lastMatch = createStore<SavedCustomer | null>(null, { serialize: 'ignore' });
/** The customer of the address book whose number stands in the phone field. */
export const $matchedCustomer = combine($lastMatch, $draft, (known, { phone }) =>
  known && isSameNumber(known.phoneNumber, phone) ? known : null,
);

/** Who was filled in already, or kept as typed: they are not offered again. */
const $settledCustomerId = createStore<string | null>(null, { serialize: 'ignore' });
/** The known customer, as long as there is something of theirs to fill in. */
export const $customerOffer = combine($matchedCustomer, $settledCustomerId, $draft, (known, settledId, draft) =>
  known && known.id !== settledId ? createOffer(draft, known) : null,
);

const phoneChanged = fieldChanged.filterMap((change) => (change.field === 'phone' ? change.value : undefined));
const $typedPhone = createStore<PhoneValue | null>(null, { serialize: 'ignore' })
  .on(phoneChanged, (_, phone) => phone)
  .reset(draftOpened, draftErased);

// When a whole number was typed, look who it is, if only once there turns out to be an address book; a number that is
// known already is not looked up again.
const searchDecided = sample({
  clock: [phoneChanged, $isAddressBookOn],
  source: { isOn: $isAddressBookOn, known: $lastMatch, phone: $typedPhone },
  fn: ({ isOn, known, phone }) =>
    isOn &&
    phone !== null &&
    phone.possible &&
    phone.e164 !== null &&
    !(known && isSameNumber(known.phoneNumber, phone)),
});
sample({
  clock: searchDecided,
  filter: Boolean,
  fn: () => limits.autocompleteDebounceMs,
  target: debounce.set,
});
sample({ clock: searchDecided, filter: (isWanted) => !isWanted, fn: () => undefined, target: debounce.cancel });
sample({ clock: [draftOpened, draftErased], fn: () => undefined, target: debounce.cancel });
sample({
  clock: debounce.elapsed,
  source: { vendorId: $vendorId, draft: $draft },
  filter: ({ vendorId, draft }) => vendorId !== null && draft.phone.e164 !== null,
  // The filter has excluded null.
  fn: ({ vendorId, draft }) => ({ vendorId: vendorId as string, query: draft.phone.e164 as string }),
  target: searchFx,
});
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

// When the vendor agrees, fill in what is empty; the address comes along only where there is none yet.
const offerApplied = sample({
  clock: customerOfferAccepted,
  source: { offer: $customerOffer, draft: $draft },
  fn: ({ offer, draft }) => offer && { ...offer, withAddressFields: fillsAddressFields(draft, offer) },
}).filterMap((offer) => offer ?? undefined);
sample({ clock: offerApplied, fn: ({ customer }) => customer.id, target: $settledCustomerId });
sample({ clock: offerApplied, target: customerFillRequested });
sample({
  clock: offerApplied.filterMap(({ customer, includesAddress }) => (includesAddress ? customer : undefined)),
  target: customerAddressChosen,
});

$lastMatch.reset(draftOpened);
$settledCustomerId.reset(draftOpened, draftErased);
