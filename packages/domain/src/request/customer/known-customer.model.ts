import { attach, combine, createEvent, createStore, sample } from 'effector';
import { searchCustomersFx } from '../../api/index.ts';
import type { SavedCustomer } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import { createTimer } from '../../platform/ports/index.ts';
import { draftErased, draftOpened, fieldChanged, $draft, $vendorId } from '../draft/index.ts';
import type { PhoneEntry } from '../draft/index.ts';
import { customerFilled, customerPicked, customerPlaced } from './customer.model.ts';
import { isSameNumber } from './customer-filling.ts';
import { fillsWithPlace, offerOf } from './customer-offer.ts';
import { $isAddressBookOn } from './customer-search.model.ts';

/** The vendor wants the known customer filled in. */
export const offerAccepted = createEvent();
/** A customer is in the address book now. Fired by the model of saving. */
export const customerKept = createEvent<SavedCustomer>();

const lookUpFx = attach({ effect: searchCustomersFx });
const pause = createTimer();

const $lastKnown = createStore<SavedCustomer | null>(null, { serialize: 'ignore' });
/** The customer of the address book whose number stands in the phone field. */
export const $knownCustomer = combine($lastKnown, $draft, (known, { phone }) =>
  known && isSameNumber(known.phoneNumber, phone) ? known : null,
);

/** Who was filled in already, or kept as typed: they are not offered again. */
const $settledId = createStore<string | null>(null, { serialize: 'ignore' });
/** The known customer, as long as there is something of theirs to fill in. */
export const $offer = combine($knownCustomer, $settledId, $draft, (known, settledId, draft) =>
  known && known.id !== settledId ? offerOf(draft, known) : null,
);

const numberTyped = fieldChanged.filterMap((change) => (change.field === 'phone' ? change.value : undefined));
const $typedNumber = createStore<PhoneEntry | null>(null, { serialize: 'ignore' })
  .on(numberTyped, (_, phone) => phone)
  .reset(draftOpened, draftErased);

// When a whole number was typed, look who it is, if only once there turns out to be an address book; a number that is
// known already is not looked up again.
const numberWanted = sample({
  clock: [numberTyped, $isAddressBookOn],
  source: { isOn: $isAddressBookOn, known: $lastKnown, phone: $typedNumber },
  fn: ({ isOn, known, phone }) =>
    isOn &&
    phone !== null &&
    phone.possible &&
    phone.e164 !== null &&
    !(known && isSameNumber(known.phoneNumber, phone)),
});
sample({
  clock: numberWanted,
  filter: Boolean,
  fn: () => limits.autocompleteDebounceMs,
  target: pause.set,
});
sample({ clock: numberWanted, filter: (isWanted) => !isWanted, fn: () => undefined, target: pause.cancel });
sample({ clock: [draftOpened, draftErased], fn: () => undefined, target: pause.cancel });
sample({
  clock: pause.elapsed,
  source: { vendorId: $vendorId, draft: $draft },
  filter: ({ vendorId, draft }) => vendorId !== null && draft.phone.e164 !== null,
  // The filter has excluded null.
  fn: ({ vendorId, draft }) => ({ vendorId: vendorId as string, query: draft.phone.e164 as string }),
  target: lookUpFx,
});
const lookedUp = sample({
  clock: lookUpFx.done,
  source: $vendorId,
  filter: (vendorId, { params }) => params.vendorId === vendorId,
  fn: (_, { params: { query }, result }) =>
    result.find(({ phoneNumber }) =>
      isSameNumber(phoneNumber, { text: query, e164: query, possible: true }),
    ) ?? null,
});
sample({ clock: lookedUp, filter: (found) => found !== null, target: $lastKnown });
sample({ clock: [customerPicked, customerKept], target: $lastKnown });
sample({ clock: [customerPicked, customerKept], fn: ({ id }) => id, target: $settledId });

// When the vendor agrees, fill in what is empty; the address comes along only where there is none yet.
const agreed = sample({
  clock: offerAccepted,
  source: { offer: $offer, draft: $draft },
  fn: ({ offer, draft }) => offer && { ...offer, withPlace: fillsWithPlace(draft, offer) },
}).filterMap((offer) => offer ?? undefined);
sample({ clock: agreed, fn: ({ customer }) => customer.id, target: $settledId });
sample({ clock: agreed, target: customerFilled });
sample({
  clock: agreed.filterMap(({ customer, takesPlace }) => (takesPlace ? customer : undefined)),
  target: customerPlaced,
});

$lastKnown.reset(draftOpened);
$settledId.reset(draftOpened, draftErased);
