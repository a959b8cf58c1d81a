import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { cancelOrderFx, loadOrderFx } from '../../api/index.ts';
import type { Order } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import { sessionEnded } from '../../account/session/index.ts';
import { notify, toast } from '../../platform/notifications/index.ts';
import { orderUpdatesReceived } from '../../orders/realtime/index.ts';
import { cancelOrder, type CancellationOutcome } from './cancel-order.ts';
import type { CancellationForm } from './cancellation-form.ts';
import type { CancellationTextKey } from './texts.ts';

/** The vendor asked to cancel an order. */
export const cancellationOpened = createEvent<Order>();
/** The vendor kept the order. Has no effect while the cancellation is being sent. */
export const cancellationClosed = createEvent();
/** The vendor confirmed the cancellation with a valid form. */
export const cancellationSubmitted = createEvent<CancellationForm>();

/** A cancellation that the vendor is preparing. The drawer holds its form. */
interface Cancellation {
  readonly vendorId: string;
  readonly orderId: string;
}

type CancelParams = Parameters<typeof cancelOrderFx>[0];

const cancelFx = createEffect((params: CancelParams): Promise<CancellationOutcome> => {
  const [cancel, load] = [scopeBind(cancelOrderFx, { safe: true }), scopeBind(loadOrderFx, { safe: true })];
  return cancelOrder({ cancel: () => cancel(params), load: () => load(params) });
});
const sendFx = attach({ effect: cancelFx });
const cancellationAccepted = sendFx.done.filter({ fn: ({ result }) => result.kind === 'accepted' });
const cancellationRefused = sendFx.done.filter({
  fn: ({ result }) => result.kind === 'refused' && result.failure.kind !== 'unauthorized',
});
/** The connection failed while the order was cancelled. The payload is the order's id. */
export const cancellationUnreachable = sendFx.done.filterMap(({ params, result }) =>
  result.kind === 'unreachable' ? params.orderId : undefined,
);

export const $isCancelling = sendFx.pending;

const closedByVendor = sample({
  clock: cancellationClosed,
  source: $isCancelling,
  filter: (isSent) => !isSent,
});
/** Null while no cancellation is open. */
export const $cancellation = createStore<Cancellation | null>(null, { serialize: 'ignore' })
  .on(cancellationOpened, (_, { id, vendorId }) => ({ vendorId, orderId: id }))
  .on(cancellationAccepted, (opened, { params }) => (opened?.orderId === params.orderId ? null : opened))
  .reset(closedByVendor, sessionEnded);

// When the vendor confirms, cancel once, however often they press.
const cancellationDue = sample({
  clock: cancellationSubmitted,
  source: { opened: $cancellation, isSent: $isCancelling },
  fn: ({ opened, isSent }, { reason }): CancelParams | null =>
    opened === null || isSent ? null : { ...opened, reason },
}).filterMap((params) => params ?? undefined);
sample({ clock: cancellationDue, target: sendFx });

/** True from a cancellation that did not reach the service until the next attempt. */
export const $isServiceUnreachable = createStore(false, { serialize: 'ignore' })
  .on(cancellationUnreachable, () => true)
  .reset(cancellationDue, cancellationOpened, closedByVendor, sessionEnded);

// The lists show the status that the service returned, never an assumed one.
sample({
  clock: sendFx.doneData.filterMap(({ order }) => order ?? undefined),
  fn: (order) => [order],
  target: orderUpdatesReceived,
});
sample({
  clock: cancellationAccepted,
  fn: () => toast<CancellationTextKey>('info', 'cancel.attempt-cancel'),
  target: notify,
});
sample({
  clock: cancellationRefused,
  fn: () => ({
    ...toast<CancellationTextKey>('error', 'cancel.cant-cancel-order'),
    durationMs: limits.cancelErrorMs,
  }),
  target: notify,
});
