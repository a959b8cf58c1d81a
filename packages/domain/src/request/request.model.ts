import { combine, createEvent, createStore, sample } from 'effector';
import { draftErased, draftLeft, draftNeeded } from './draft.model.ts';
import { $quote } from './quote.model.ts';
import { $serviceHours, hoursAsked, hoursLeft } from './service-hours.model.ts';
import { nextStep, type RequestFact, type RequestStep } from './steps.ts';
import { $origin, $requestVendor, $vendorId, requestVendorChanged } from './vendor.model.ts';

/** The request screen was opened for a vendor, or another vendor was chosen on it. Idempotent. */
export const requestOpened = createEvent<{ readonly vendorId: string }>();
/** The request screen was left. */
export const requestClosed = createEvent();
/** The vendor finished the order's details. */
export const detailsCompleted = createEvent();
/** The vendor went back to the order's details. */
export const detailsReopened = createEvent();
/** An address for the pick-up was chosen, or has to be chosen anew. Fired by the origin's model. */
export const originStepped = createEvent<'originChosen' | 'originMissing'>();

const factHappened = createEvent<RequestFact>();
const vendorOpened = createEvent<string>();

export const $step = createStore<RequestStep>('CheckServiceHours')
  .on(factHappened, nextStep)
  .reset(requestClosed);
const $hoursStatus = $serviceHours.map(({ status }) => status);
const $isQuoted = $quote.map(({ status }) => status === 'ready');
/** Null until the vendor is known. */
const $hasOrigin = combine($requestVendor, $origin, (vendor, origin) => (vendor ? origin !== null : null));

// When the screen opens for another vendor than before, its draft and its hours are fetched.
sample({
  clock: requestOpened,
  source: $vendorId,
  filter: (current, { vendorId }) => current !== vendorId,
  fn: (_, { vendorId }) => vendorId,
  target: vendorOpened,
});
sample({ clock: vendorOpened, target: [requestVendorChanged, draftNeeded] });
sample({ clock: requestClosed, fn: () => null, target: requestVendorChanged });
sample({ clock: requestClosed, target: [draftLeft, hoursLeft] });

// When it is known whether the vendor has a place, either that is asked for, or the hours are looked at.
const originLearned = sample({
  clock: [vendorOpened, $hasOrigin],
  source: $hasOrigin,
  filter: (known) => known !== null,
});
sample({
  clock: originLearned,
  fn: (known): RequestFact => (known ? 'originKnown' : 'originMissing'),
  target: factHappened,
});
sample({ clock: originLearned, filter: Boolean, fn: () => undefined, target: hoursAsked });
sample({ clock: originStepped, target: factHappened });

// When the hours are known, the way is open or not.
sample({
  clock: $hoursStatus,
  filter: (status) => status !== 'checking',
  fn: (status): RequestFact => (status === 'open' ? 'serviceOpen' : 'serviceClosed'),
  target: factHappened,
});

// When the destination has a fee, and whenever the destination is asked for while it has one, the details come.
sample({
  clock: [$isQuoted, $step],
  source: $isQuoted,
  fn: (quoted): RequestFact => (quoted ? 'quoteReady' : 'quoteLost'),
  target: factHappened,
});

sample({ clock: detailsCompleted, fn: (): RequestFact => 'detailsCompleted', target: factHappened });
sample({ clock: detailsReopened, fn: (): RequestFact => 'detailsReopened', target: factHappened });
sample({ clock: draftErased, fn: (): RequestFact => 'orderPlaced', target: factHappened });
