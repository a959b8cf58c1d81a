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

/** The request screen opened for a new order, or with `orderId` to modify an order. Idempotent. */
export const requestOpened = createEvent<{ readonly vendorId: string; readonly orderId?: string }>();
export const requestClosed = createEvent();
export const detailsCompleted = createEvent();
/** The vendor went back to the order details. */
export const detailsReopened = createEvent();
/** The vendor chose a pick-up address, or removed it. Fired by the origin model. */
export const originStatusChanged = createEvent<'originChosen' | 'originMissing'>();

/** True keeps the request at the address step after the quote is ready. Fired by the stepwise model. */
export const addressHoldChanged = createEvent<boolean>();
const $isHeldAtAddress = createStore(false).on(addressHoldChanged, (_, isHeld) => isHeld);

const flowEventReceived = createEvent<FlowEvent>();
const newRequestOpened = createEvent<{ readonly vendorId: string; readonly orderId?: string }>();
const vendorChosen = newRequestOpened.map(({ vendorId }) => vendorId);

export const $step = createStore<RequestStep>('CheckServiceHours')
  .on(flowEventReceived, nextStep)
  .reset(requestClosed);
const $hoursStatus = $serviceHours.map(({ status }) => status);
const $quoteFlowEvent = combine($quote, $isHeldAtAddress, ({ status }, isHeldAtAddress): FlowEvent => {
  if (status !== 'ready') return 'quoteLost';
  return isHeldAtAddress ? 'destinationReopened' : 'quoteReady';
});
/** Null until the vendor has loaded. */
const $hasOrigin = combine($requestVendor, $origin, (vendor, origin) => (vendor ? origin !== null : null));

// Load the draft and the service hours when the screen opens for another vendor or another order.
sample({
  clock: requestOpened,
  source: { current: $vendorId, modified: $modifiedOrderId },
  filter: ({ current, modified }, { vendorId, orderId }) =>
    current !== vendorId || modified !== (orderId ?? null),
  fn: (_, target) => target,
  target: newRequestOpened,
});
sample({ clock: newRequestOpened, fn: ({ orderId }) => orderId ?? null, target: modifiedOrderChanged });
sample({ clock: vendorChosen, target: requestVendorChanged });
// Open the vendor's draft for a new order, or a separate draft for a modification.
sample({
  clock: newRequestOpened,
  fn: ({ vendorId, orderId }) => (orderId ? `${vendorId}:${orderId}` : vendorId),
  target: draftOpenRequested,
});
sample({ clock: requestClosed, fn: () => null, target: [modifiedOrderChanged, requestVendorChanged] });
sample({ clock: requestClosed, target: [draftClosed, hoursWatchStopped] });

// Once the vendor has loaded, check the service hours, or ask for an origin if the vendor has no coordinates.
const originChecked = sample({
  clock: [vendorChosen, $hasOrigin],
  source: $hasOrigin,
  filter: (hasOrigin) => hasOrigin !== null,
});
sample({
  clock: originChecked,
  fn: (hasOrigin): FlowEvent => (hasOrigin ? 'originKnown' : 'originMissing'),
  target: flowEventReceived,
});
sample({ clock: originChecked, filter: Boolean, target: hoursWatchStarted });
sample({ clock: originStatusChanged, target: flowEventReceived });

// Continue if the service is open. A scheduled order can continue at any time.
sample({
  clock: combine($hoursStatus, $isScheduled, (status, isScheduled): FlowEvent | null => {
    if (status === 'checking') return null;
    if (status === 'open') return 'serviceOpen';
    return isScheduled ? 'deliveryScheduled' : 'serviceClosed';
  }),
  filter: (event): event is FlowEvent => event !== null,
  target: flowEventReceived,
});

// Open the details step when the quote is ready, and also when the flow returns to the address with a ready
// quote.
sample({ clock: [$quoteFlowEvent, $step], source: $quoteFlowEvent, target: flowEventReceived });

sample({ clock: detailsCompleted, fn: (): FlowEvent => 'detailsCompleted', target: flowEventReceived });
sample({ clock: detailsReopened, fn: (): FlowEvent => 'detailsReopened', target: flowEventReceived });
sample({ clock: draftErased, fn: (): FlowEvent => 'orderPlaced', target: flowEventReceived });
