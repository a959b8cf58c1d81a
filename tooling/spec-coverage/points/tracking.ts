import {
  cancelReasons,
  committedPaymentWaitMs,
  limits,
  type KnownOrderStatus,
} from '@saddlebag/domain/contracts';
import { pointsOf, slugOf, type Section } from '../point.ts';

/** What the specification says of each status: its list, its label, its cancellation and its rider. */
const statuses: Readonly<Record<KnownOrderStatus, string>> = {
  INITIATED: 'In no list. Labelled payment processing.',
  PAYMENT_INITIATED: 'In no list. Labelled payment processing.',
  PAYMENT_COMMITTED: 'List: new. Labelled payment processing. Cancellable after ten minutes.',
  NEW: 'List: new. Labelled processing. Without the full map.',
  STALLED: 'List: cancelled. Labelled failed to process. Ranks below the first status.',
  RECEIVED: 'List: new. Labelled prepare order. Cancellable. Without the full map.',
  RECEIVED_BY_VENDOR: 'List: new. Labelled request received. The rider is polled from here on.',
  ACCEPTED_BY_VENDOR: 'List: new. Labelled request received.',
  WAITING_FOR_TRANSPORT: 'List: new. Labelled looking for rider. Cancellable. Without the full map.',
  ASSIGNED_TO_TRANSPORT: 'List: new. Labelled rider on the way. Cancellable. ETA to the vendor.',
  COURIER_ACCEPTED_DELIVERY: 'List: new. Labelled rider on the way. ETA to the vendor.',
  MODIFIED: 'List: new. Keeps the previous label (a decision). Cancellable. ETA to the vendor.',
  NEAR_VENDOR: 'List: new. Labelled rider nearby. ETA to the vendor.',
  DELAYED: 'List: collected, or new with every later status in its history. Cancellable under a flag.',
  PICKED_UP: 'List: collected. Labelled collected. ETA to the customer.',
  COURIER_LEFT_VENDOR: 'List: collected. Labelled in transit. ETA to the customer (a decision).',
  NEAR_CUSTOMER: 'List: collected. Labelled near customer. ETA to the customer.',
  DELIVERED: 'List: delivered. The rider is no longer polled.',
  CANCELLED: 'List: cancelled. Ranks below the first status.',
  PAYMENT_FAILED: 'List: cancelled. Labelled failed to process. Ranks below the first status.',
  PAYMENT_CANCELLED: 'List: cancelled. Ranks below the first status.',
  RETURN_INITIATED: 'List: collected. Labelled returning to vendor.',
  RETURNED_TO_VENDOR: 'List: delivered. Labelled returned.',
};

/** The requirements of the specification of tracking, as far as they are tables, rules, timers and constants. */
export const trackingSections: readonly Section[] = [
  {
    number: 4,
    title: 'Orders: statuses, lists and rules',
    points: [
      ...Object.entries(statuses).map(([status, what]) => ({ id: `order-status.${slugOf(status)}`, what })),
      ...pointsOf('order-list', {
        new: 'New: the new statuses, except pre-orders in the future at or before WAITING_FOR_TRANSPORT.',
        scheduled: 'Pre-ordered: a delivery time in the future, at or before WAITING_FOR_TRANSPORT.',
        collected: 'Collected: the collected statuses, and delayed orders that do not count as new.',
        delivered: 'Delivered: delivered or returned.',
        cancelled: 'Cancelled: the cancelled group.',
      }),
      ...pointsOf('order-rule', {
        'newest-first': 'Every list shows the newest order first.',
        'older-update': 'An update is ignored if the stored order has a newer updated_at.',
        cancellable: 'RECEIVED, WAITING_FOR_TRANSPORT, ASSIGNED_TO_TRANSPORT and MODIFIED can be cancelled.',
        'cancel-wait': `A committed payment can be cancelled after ${committedPaymentWaitMs / 60_000} min.`,
        'cancel-reasons': `A cancellation carries one of ${cancelReasons.length} reasons.`,
        'cancel-accepted': 'A cancellation that the service accepts shows action.attempt-cancel.',
        'cancel-refused': `A cancellation that the service refuses shows error.cant-cancel-order for ${limits.cancelErrorMs / 1000} s.`,
        'rider-assigned': 'A rider counts as assigned from its last acceptance after the last wait.',
        'rider-polled':
          'The rider is polled from RECEIVED_BY_VENDOR until before DELIVERED, and for DELAYED.',
        'map-hidden': 'The full map is hidden for NEW, RECEIVED and WAITING_FOR_TRANSPORT.',
        eta: 'The ETA counts down to the vendor, then to the customer.',
      }),
      ...pointsOf('live', {
        subscribe: 'The socket subscribes to the outlet when it opens and after each change of the outlet.',
        logout: 'The socket closes with the session.',
        reconnect: `A closed socket is opened again within ${limits.socketReconnectMs / 1000} s at first.`,
        'missed-updates': 'After each connection the lists are loaded again, so that no update is missed.',
        stale: `The lists are loaded again ${limits.activeStaleMs / 1000} s after the last update.`,
        'stale-soon': `For guests and under DynamicTimeEstimation after ${limits.activeStaleGuestMs / 1000} s.`,
        today: 'An update changes the tracking lists only if its order was created today.',
      }),
    ],
  },
  {
    number: 9,
    title: 'Orders: constants',
    points: pointsOf('order-constant', {
      'active-count': `Up to ${limits.activeOrdersCount} orders, from the start of the day to now.`,
      'stale-check': `The age of the last update is checked every ${limits.activeStaleCheckMs / 1000} s.`,
      'rider-poll': `The rider is polled every ${limits.riderPollMs / 1000} s, or after ${limits.riderPollIdleMs / 1000} s without a position.`,
      'cancel-wait': `Wait before a committed payment can be cancelled: ${committedPaymentWaitMs / 60_000} min.`,
      'cancel-error': `Notification of a failed cancellation: ${limits.cancelErrorMs / 1000} s.`,
    }),
  },
];
