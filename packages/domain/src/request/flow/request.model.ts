import { combine, createEvent, createStore, sample } from 'effector';
import { $isScheduled, $serviceHours, hoursAsked, hoursLeft } from '../schedule/index.ts';
import {
  draftErased,
  draftLeft,
  draftNeeded,
  $modifiedId,
  $origin,
  $requestVendor,
  $vendorId,
  requestVendorChanged,
} from '../draft/index.ts';
import { $quote } from '../fee/index.ts';
import { nextStep, type RequestFact, type RequestStep } from './steps.ts';

/** The request screen was opened for a vendor, to change one of its orders or for a new one. Idempotent. */
export const requestOpened = createEvent<{ readonly vendorId: string; readonly orderId?: string }>();
/** The request screen was left. */
export const requestClosed = createEvent();
/** The vendor finished the order's details. */
export const detailsCompleted = createEvent();
/** The vendor went back to the order's details. */
export const detailsReopened = createEvent();
/** An address for the pick-up was chosen, or has to be chosen anew. Fired by the origin's model. */
export const originStepped = createEvent<'originChosen' | 'originMissing'>();

/** True while the vendor stays at the address although it has its fee. Kept by what shows the steps one at a time. */
export const $isAtAddress = createStore(false);

const factHappened = createEvent<RequestFact>();
const screenOpened = createEvent<{ readonly vendorId: string; readonly orderId?: string }>();
const vendorOpened = screenOpened.map(({ vendorId }) => vendorId);

export const $step = createStore<RequestStep>('CheckServiceHours')
  .on(factHappened, nextStep)
  .reset(requestClosed);
const $hoursStatus = $serviceHours.map(({ status }) => status);
const $quoteFact = combine($quote, $isAtAddress, ({ status }, isAtAddress): RequestFact => {
  if (status !== 'ready') return 'quoteLost';
  return isAtAddress ? 'destinationReopened' : 'quoteReady';
});
/** Null until the vendor is known. */
const $hasOrigin = combine($requestVendor, $origin, (vendor, origin) => (vendor ? origin !== null : null));

// When the screen opens for another vendor than before, or another order, its draft and its hours are fetched.
sample({
  clock: requestOpened,
  source: { current: $vendorId, modified: $modifiedId },
  filter: ({ current, modified }, { vendorId, orderId }) =>
    current !== vendorId || modified !== (orderId ?? null),
  fn: (_, opened) => opened,
  target: screenOpened,
});
$modifiedId.on(screenOpened, (_, { orderId }) => orderId ?? null).reset(requestClosed);
sample({ clock: vendorOpened, target: requestVendorChanged });
// A change is a draft of its own.
sample({
  clock: screenOpened,
  fn: ({ vendorId, orderId }) => (orderId ? `${vendorId}:${orderId}` : vendorId),
  target: draftNeeded,
});
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

// When the hours are known, the way is open or not; an order for later is taken at any time.
sample({
  clock: combine($hoursStatus, $isScheduled, (status, isScheduled): RequestFact | null => {
    if (status === 'checking') return null;
    if (status === 'open') return 'serviceOpen';
    return isScheduled ? 'deliveryScheduled' : 'serviceClosed';
  }),
  filter: (fact): fact is RequestFact => fact !== null,
  target: factHappened,
});

// When the destination has a fee, and whenever the destination is asked for while it has one, the details come.
sample({ clock: [$quoteFact, $step], source: $quoteFact, target: factHappened });

sample({ clock: detailsCompleted, fn: (): RequestFact => 'detailsCompleted', target: factHappened });
sample({ clock: detailsReopened, fn: (): RequestFact => 'detailsReopened', target: factHappened });
sample({ clock: draftErased, fn: (): RequestFact => 'orderPlaced', target: factHappened });
