import { createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import { $selectedOrder, orderSelected, trackingClosed, trackingOpened } from '@saddlebag/domain/tracking';
import { navigateFx } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { restoreOrderFocusFx, focusOpenedOrderFx } from './order-focus.ts';
import './texts.ts';

/** Open while the tracking screen is on display; its state is the screen's address. */
export const TrackingGate = createGate<{ vendorId: string; orderId: string | null }>();

/** The vendor picked an order in the list, or closed the one on display. */
export const orderPicked = createEvent<string | null>();
/** The vendor wants the order of a row once more. */
export const rowRepeatPressed = createEvent<string>();

/** Open while the code is there that repeats an order. */
export const RepeatGate = createGate();

const isNamed = ({ vendorId }: { vendorId: string }) => Boolean(vendorId);

// When the screen opens, or its vendor changes, load that vendor's orders.
sample({
  clock: TrackingGate.open,
  filter: isNamed,
  fn: ({ vendorId, orderId }) => (orderId ? { vendorId, orderId } : { vendorId }),
  target: trackingOpened,
});
sample({ clock: TrackingGate.close, target: trackingClosed });

// The order on display is the one in the address; without one there is none.
sample({ clock: TrackingGate.state, filter: isNamed, fn: ({ orderId }) => orderId, target: orderSelected });

// When an order is picked, the address says so; the list behind it is no step of its own to go back to.
sample({
  clock: orderPicked,
  source: TrackingGate.state,
  fn: ({ vendorId }, orderId) => ({ path: paths.tracking(vendorId, orderId), replace: true }),
  target: navigateFx,
});
sample({
  clock: orderPicked,
  source: TrackingGate.state,
  fn: ({ orderId }, opened) => ({ opened, closed: orderId }),
  target: focusOpenedOrderFx,
});

// When the order on display reaches its next status, other things of it are shown; the focus stays with it.
sample({
  clock: $selectedOrder.map((order) => order?.status ?? null).updates,
  fn: () => undefined,
  target: restoreOrderFocusFx,
});
