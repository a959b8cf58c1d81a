import { combine, createEvent, createStore, sample } from 'effector';
import { draftErased, draftOpened, $draft, $fill } from '../draft/index.ts';
import { customerFillRequested, customerPicked } from './customer.model.ts';
import {
  $isLookupPending,
  $isPhoneConfirmed,
  $matchedCustomer,
  customerSaved,
  phoneConfirmationDropped,
} from './customer-lookup.model.ts';
import { createOffer, scopeOf } from './customer-offer.ts';

export const customerOfferAccepted = createEvent();

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

/** True if a press of Enter in the phone field fills in a customer, now or after the look-up. */
export const $isCustomerExpected = combine(
  $isLookupPending,
  $customerOffer,
  (isPending, offer) => isPending || offer !== null,
);

sample({ clock: [customerPicked, customerSaved], fn: ({ id }) => id, target: $settledCustomerId });

// An accepted offer fills the fields that the vendor has not edited.
const offerApplied = sample({
  clock: customerOfferAccepted,
  source: { offer: $customerOffer, draft: $draft },
  fn: ({ offer, draft }) => offer && { customer: offer.customer, ...scopeOf(draft, offer) },
}).filterMap((offer) => offer ?? undefined);
sample({ clock: offerApplied, fn: ({ customer }) => customer.id, target: $settledCustomerId });
sample({ clock: offerApplied, target: customerFillRequested });

// A press of Enter in the phone field accepts the offer as soon as the look-up has ended.
const confirmationEnded = sample({
  clock: [$isPhoneConfirmed, $isLookupPending],
  source: { isConfirmed: $isPhoneConfirmed, isPending: $isLookupPending, offer: $customerOffer },
  filter: ({ isConfirmed, isPending }) => isConfirmed && !isPending,
  fn: ({ offer }) => offer !== null,
});
sample({
  clock: confirmationEnded.filterMap((hasOffer) => (hasOffer ? true : undefined)),
  fn: () => undefined,
  target: customerOfferAccepted,
});
/** The vendor pressed Enter in the phone field, and there is no offer for the number. */
export const customerNotFound = confirmationEnded.filterMap((hasOffer) => (hasOffer ? undefined : true));
sample({
  clock: [confirmationEnded, customerOfferAccepted],
  fn: () => undefined,
  target: phoneConfirmationDropped,
});

$settledCustomerId.reset(draftOpened, draftErased);
