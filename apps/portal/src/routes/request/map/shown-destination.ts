import { combine } from 'effector';
import { $destination, $duePayment } from '@saddlebag/domain/request';

/**
 * The destination that the map shows. While an order is being paid for, it is the place of that order, because
 * another tab may edit the draft.
 */
export const $shownDestination = combine($destination, $duePayment, (destination, due) => {
  if (due === null) return destination && { point: destination.point, address: destination.address };
  const { latitude, longitude, address } = due.body.customer.location;
  return { point: { latitude, longitude }, address };
});
