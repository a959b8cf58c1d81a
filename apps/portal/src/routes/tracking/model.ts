import { createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import { $selectedOrder, orderSelected, trackingClosed, trackingOpened } from '@saddlebag/domain/tracking';
import { navigateFx } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { restoreOrderFocusFx, focusOpenedOrderFx } from './order-focus.ts';
import '../../widgets/order-detail/texts.ts';

/** Open while the tracking screen is mounted. Its state comes from the path and the query. */
export const TrackingGate = createGate<{ vendorId: string; orderId: string | null }>();

/** The vendor opened an order of the list, or closed the open one (null). */
export const orderPicked = createEvent<string | null>();
/** The vendor pressed the repeat button of a row. The payload is the order's id. */
export const rowRepeatPressed = createEvent<string>();

/** Open while the repeat confirmation is mounted. Its chunk contains the code that repeats orders. */
export const RepeatGate = createGate();

const hasVendorId = ({ vendorId }: { vendorId: string }) => Boolean(vendorId);

// When the screen opens, or its vendor changes, load that vendor's orders.
sample({
  clock: TrackingGate.open,
  filter: hasVendorId,
  fn: ({ vendorId, orderId }) => (orderId ? { vendorId, orderId } : { vendorId }),
  target: trackingOpened,
});
sample({ clock: TrackingGate.close, target: trackingClosed });

// When the query changes, open the order that it names. Without an id, close the open order.
sample({
  clock: TrackingGate.state,
  filter: hasVendorId,
  fn: ({ orderId }) => orderId,
  target: orderSelected,
});

// When the vendor opens or closes an order, update the query without a new history entry.
sample({
  clock: orderPicked,
  source: TrackingGate.state,
  fn: ({ vendorId }, orderId) => ({ path: paths.tracking(vendorId, orderId), replace: true }),
  target: navigateFx,
});
sample({
  clock: orderPicked,
  source: TrackingGate.state,
  fn: ({ orderId }, openedId) => ({ openedId, closedId: orderId }),
  target: focusOpenedOrderFx,
});

// When the status of the open order changes, its content changes too. Keep the focus on the order.
sample({
  clock: $selectedOrder.map((order) => order?.status ?? null).updates,
  fn: () => undefined,
  target: restoreOrderFocusFx,
});
