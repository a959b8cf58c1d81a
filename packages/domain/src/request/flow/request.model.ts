import { combine, createEvent, createStore, sample } from 'effector';
import { $isScheduled, $serviceHours, hoursWatchStarted, hoursWatchStopped } from '../schedule/index.ts';
import {
  draftErased,
  draftClosed,
  draftOpenRequested,
  $modifiedOrderId,
  $origin,
  $requestVendor,
  $vendorId,
  modifiedOrderChanged,
  requestVendorChanged,
} from '../draft/index.ts';
import { $quote } from '../fee/index.ts';
import { nextStep, type FlowEvent, type RequestStep } from './steps.ts';

/** The request screen was opened for a vendor, to change one of its orders or for a new one. Idempotent. */
export const requestOpened = createEvent<{ readonly vendorId: string; readonly orderId?: string }>();
/** The request screen was left. */
export const requestClosed = createEvent();
/** The vendor finished the order's details. */
export const detailsCompleted = createEvent();
/** The vendor went back to the order's details. */
export const detailsReopened = createEvent();
/** An address for the pick-up was chosen, or has to be chosen anew. Fired by the origin's model. */
export const originStatusChanged = createEvent<'originChosen' | 'originMissing'>();

/**
 * Keeps the request at the address step although the fee is ready, or releases it. Fired by the stepwise model.
 */
export const addressHoldChanged = createEvent<boolean>();
const $isHeldAtAddress = createStore(false).on(addressHoldChanged, (_, isHeld) => isHeld);

const flowEventReceived = createEvent<FlowEvent>();
const newRequestOpened = createEvent<{ readonly vendorId: string; readonly orderId?: string }>();
const vendorChosen = newRequestOpened.map(({ vendorId }) => vendorId);

export const $step = createStore<RequestStep>('CheckServiceHours')
  .on(flowEventReceived, nextStep)
  .reset(requestClosed);
const $hoursStatus = $serviceHours.map(({ status }) => status);
const $quoteEvent = combine($quote, $isHeldAtAddress, ({ status }, isHeldAtAddress): FlowEvent => {
  if (status !== 'ready') return 'quoteLost';
  return isHeldAtAddress ? 'destinationReopened' : 'quoteReady';
});
/** Null until the vendor is known. */
const $hasOrigin = combine($requestVendor, $origin, (vendor, origin) => (vendor ? origin !== null : null));

// When the screen opens for another vendor than before, or another order, its draft and its hours are fetched.
sample({
  clock: requestOpened,
  source: { current: $vendorId, modified: $modifiedOrderId },
  filter: ({ current, modified }, { vendorId, orderId }) =>
    current !== vendorId || modified !== (orderId ?? null),
  fn: (_, opened) => opened,
  target: newRequestOpened,
});
sample({ clock: newRequestOpened, fn: ({ orderId }) => orderId ?? null, target: modifiedOrderChanged });
sample({ clock: vendorChosen, target: requestVendorChanged });
// A change is a draft of its own.
sample({
  clock: newRequestOpened,
  fn: ({ vendorId, orderId }) => (orderId ? `${vendorId}:${orderId}` : vendorId),
  target: draftOpenRequested,
});
sample({ clock: requestClosed, fn: () => null, target: [modifiedOrderChanged, requestVendorChanged] });
sample({ clock: requestClosed, target: [draftClosed, hoursWatchStopped] });

// When it is known whether the vendor has a place, either that is asked for, or the hours are looked at.
const originChecked = sample({
  clock: [vendorChosen, $hasOrigin],
  source: $hasOrigin,
  filter: (known) => known !== null,
});
sample({
  clock: originChecked,
  fn: (known): FlowEvent => (known ? 'originKnown' : 'originMissing'),
  target: flowEventReceived,
});
sample({ clock: originChecked, filter: Boolean, fn: () => undefined, target: hoursWatchStarted });
sample({ clock: originStatusChanged, target: flowEventReceived });

// When the hours are known, the way is open or not; an order for later is taken at any time.
sample({
  clock: combine($hoursStatus, $isScheduled, (status, isScheduled): FlowEvent | null => {
    if (status === 'checking') return null;
    if (status === 'open') return 'serviceOpen';
    return isScheduled ? 'deliveryScheduled' : 'serviceClosed';
  }),
  filter: (fact): fact is FlowEvent => fact !== null,
  target: flowEventReceived,
});

// When the destination has a fee, and whenever the destination is asked for while it has one, the details come.
sample({ clock: [$quoteEvent, $step], source: $quoteEvent, target: flowEventReceived });

sample({ clock: detailsCompleted, fn: (): FlowEvent => 'detailsCompleted', target: flowEventReceived });
sample({ clock: detailsReopened, fn: (): FlowEvent => 'detailsReopened', target: flowEventReceived });
sample({ clock: draftErased, fn: (): FlowEvent => 'orderPlaced', target: flowEventReceived });
