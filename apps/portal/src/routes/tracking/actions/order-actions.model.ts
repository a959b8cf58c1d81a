import { createEvent, sample } from 'effector';
import { orderRepeated, requestReady } from '@saddlebag/domain/repeat';
import { $orderSource } from '@saddlebag/domain/tracking';
import { navigateFx } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';
import { rowRepeatPressed } from '../model.ts';
import './texts.ts';

/** The vendor wants to change an order. */
export const orderChangePressed = createEvent<{ readonly vendorId: string; readonly orderId: string }>();

// A row is repeated as the order stands by now.
sample({
  clock: sample({
    clock: rowRepeatPressed,
    source: $orderSource,
    fn: (source, id) => source.order(id),
  }).filterMap((order) => order),
  target: orderRepeated,
});

sample({
  clock: orderChangePressed,
  fn: ({ vendorId, orderId }) => ({ path: paths.request(vendorId, orderId) }),
  target: navigateFx,
});
sample({
  clock: requestReady,
  fn: ({ vendorId }) => ({ path: paths.request(vendorId) }),
  target: navigateFx,
});
