import { attach, combine, createEvent, createStore, sample } from 'effector';
import { searchCustomersFx } from '../../api/index.ts';
import type { SavedCustomer } from '../../api/index.ts';
import { requestLimits } from '../../contracts/index.ts';
import { createTimer } from '../../platform/ports/index.ts';
import { draftClosed, draftErased, draftOpened, fieldChanged, $draft, $vendorId } from '../draft/index.ts';
import type { PhoneValue } from '../draft/index.ts';
import { customerPicked } from './customer.model.ts';
import { isSameNumber, isSamePhone } from './customer-filling.ts';
import { $isAddressBookOn } from './customer-search.model.ts';
import { planLookup, type Lookup } from './planned-lookup.ts';

/** The address book now contains this customer. Fired by the address-saving model. */
export const customerSaved = createEvent<SavedCustomer>();
/** The vendor pressed Enter in the phone field. The look-up of the number starts without its usual delay. */
export const phoneConfirmed = createEvent();
/** The press of Enter no longer applies, for example because the vendor left the phone field. */
export const phoneConfirmationDropped = createEvent();

const searchFx = attach({ effect: searchCustomersFx });
const debounce = createTimer();

const $lastMatch = createStore<SavedCustomer | null>(null, { serialize: 'ignore' });
/** The saved customer with the number in the phone field. Null without a match. */
export const $matchedCustomer = combine($lastMatch, $draft, (customer, { phone }) =>
  customer && isSameNumber(customer.phoneNumber, phone) ? customer : null,
);

const $lookup = createStore<Lookup | null>(null, { serialize: 'ignore' });
/** True while the customer of the typed number may still be found. */
export const $isLookupPending = $lookup.map((lookup) => lookup !== null);

const phoneChanged = fieldChanged.filterMap((change) =>
  change.field === 'phone' ? change.value : undefined,
);
const $typedPhone = createStore<PhoneValue | null>(null, { serialize: 'ignore' })
  .on(phoneChanged, (_, phone) => phone)
  .reset(draftOpened, draftErased);

const $confirmedPhone = createStore<PhoneValue | null>(null, { serialize: 'ignore' })
  // The phone field reports its value again when it formats the number or when the numbering plan loads.
  .on(phoneChanged, (confirmed, phone) => (confirmed && isSamePhone(confirmed, phone) ? confirmed : null))
  .reset(phoneConfirmationDropped, draftOpened, draftErased, draftClosed);
/** True from a press of Enter in the phone field until the look-up of the number has ended. */
export const $isPhoneConfirmed = $confirmedPhone.map((phone) => phone !== null);
sample({ clock: phoneConfirmed, source: $draft, fn: ({ phone }) => phone, target: $confirmedPhone });

// Search for the customer when the phone number is complete, or when the address book becomes enabled later.
const lookupPlanned = sample({
  clock: [phoneChanged, $isAddressBookOn],
  source: { isOn: $isAddressBookOn, phone: $typedPhone, lastMatch: $lastMatch, lookup: $lookup },
  fn: ({ isOn, phone, lastMatch, lookup }) => (isOn && phone ? planLookup(phone, lastMatch, lookup) : null),
});
const isDue = (lookup: Lookup | null): boolean =>
  lookup !== null && lookup.number !== null && !lookup.isInFlight;
sample({
  clock: lookupPlanned,
  source: $isPhoneConfirmed,
  filter: (_, lookup) => isDue(lookup),
  fn: (isConfirmed) => (isConfirmed ? 0 : requestLimits.autocompleteDebounceMs),
  target: debounce.set,
});
sample({ clock: phoneConfirmed, source: $lookup, filter: isDue, fn: () => 0, target: debounce.set });
sample({
  clock: [lookupPlanned.filterMap((lookup) => (isDue(lookup) ? undefined : true)), draftOpened, draftErased],
  fn: () => undefined,
  target: debounce.cancel,
});

const searchStarted = sample({
  clock: debounce.elapsed,
  source: { vendorId: $vendorId, lookup: $lookup },
}).filterMap(({ vendorId, lookup }) =>
  vendorId !== null && lookup && lookup.number !== null ? { vendorId, query: lookup.number } : undefined,
);
sample({ clock: searchStarted, target: searchFx });
const searchEnded = sample({
  clock: searchFx.finally,
  source: $vendorId,
  filter: (vendorId, { params }) => params.vendorId === vendorId,
  fn: (_, { params: { query }, ...outcome }) => ({
    query,
    match:
      outcome.status === 'done'
        ? outcome.result.find(({ phoneNumber }) =>
            isSameNumber(phoneNumber, { text: query, e164: query, possible: true }),
          )
        : undefined,
  }),
});

$lastMatch
  .on(searchEnded, (customer, { match }) => match ?? customer)
  .on([customerPicked, customerSaved], (_, customer) => customer)
  .reset(draftOpened);
$lookup
  .on(lookupPlanned, (_, lookup) => lookup)
  .on(searchStarted, (_, { query }) => ({ number: query, isInFlight: true }))
  .on(searchEnded, (lookup, { query }) => (lookup?.isInFlight && lookup.number === query ? null : lookup))
  .reset(draftOpened, draftErased);
