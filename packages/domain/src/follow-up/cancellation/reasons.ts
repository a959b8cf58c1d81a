import { cancelReasons, type CancelReason } from '../../contracts/index.ts';

/** The cancel reasons as the vendor chooses them. Each reason is in one group. */
export const cancelReasonGroups = {
  order: [
    'MISTAKE_ERROR',
    'REASON_UNKNOWN',
    'CLOSED',
    'DUPLICATE_ORDER',
    'DELIVERY_ETA_TOO_LONG',
    'WRONG_ORDER_ITEMS_DELIVERED',
    'PAYMENT_FAILURE',
  ],
  rider: ['NO_COURIER', 'COURIER_UNREACHABLE', 'COURIER_ACCIDENT', 'LATE_DELIVERY', 'FOOD_QUALITY_SPILLAGE'],
  address: ['ADDRESS_INCOMPLETE_MISSTATED', 'OUTSIDE_DELIVERY_AREA', 'UNABLE_TO_FIND', 'UNABLE_TO_PAY'],
  service: ['TECHNICAL_PROBLEM', 'OUTSIDE_SERVICE_HOURS', 'BAD_WEATHER'],
} as const satisfies Readonly<Record<string, readonly CancelReason[]>>;

/** True if a reason of the service is one that this build knows. */
export const isCancelReason = (reason: string): reason is CancelReason =>
  cancelReasons.some((known) => known === reason);
