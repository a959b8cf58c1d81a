import { createEvent, createStore, sample } from 'effector';
import { cancellationClosed, cancellationUnreachable } from '@saddlebag/domain/cancellation';
import { notify, toast } from '@saddlebag/domain/notifications';
import { orderRepeated } from '@saddlebag/domain/repeat';
import { $orderSource, $selectedId } from '@saddlebag/domain/tracking';
import { navigateFx } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';
import { rowRepeatPressed } from '../model.ts';
import '../../../widgets/cancelled-notice/texts.ts';
import '../../../widgets/order-actions/texts.ts';

export const orderModifyPressed = createEvent<{ readonly vendorId: string; readonly orderId: string }>();

/** The vendor opened the slip of an order. The payload is the order's id. */
export const slipOpened = createEvent<string>();
export const slipClosed = createEvent();
/**
 * The order whose slip is open. Kept here, because printing may change the layout to that of a narrow screen,
 * which mounts the actions again.
 */
export const $slipOrderId = createStore<string | null>(null)
  .on(slipOpened, (_, id) => id)
  .reset(slipClosed, $selectedId);

// When the repeat button of a row is pressed, repeat the current version of that order.
const repeatedOrderFound = sample({
  clock: rowRepeatPressed,
  source: $orderSource,
  fn: (source, id) => source.order(id),
}).filterMap((order) => order);
sample({ clock: repeatedOrderFound, target: orderRepeated });

// When the vendor modifies an order, open the request screen.
sample({
  clock: orderModifyPressed,
  fn: ({ vendorId, orderId }) => ({ path: paths.request(vendorId, orderId) }),
  target: navigateFx,
});

// When another order is opened, for example with the Back button, keep the order that was to be cancelled.
sample({ clock: $selectedId, fn: () => undefined, target: cancellationClosed });

// The drawer of the order shows this failure. A vendor who has left the order needs a notification.
sample({
  clock: cancellationUnreachable,
  source: $selectedId,
  filter: (selectedId, orderId) => selectedId !== orderId,
  fn: () => toast('error', 'cancel.unreachable'),
  target: notify,
});
