import type { OrderStatus } from './order-status.ts';

/** The phases of a delivery on its public tracking page (specification 001, section 2). */
export const publicPhases = [
  'preparing',
  'courier-accepted',
  'near-vendor',
  'collected',
  'return-initiated',
  'near-customer',
  'delivered',
  'returned',
] as const;
/** `cancelled` is not a phase of the specification: the delivery ended without a rider at the door. */
export type PublicPhase = (typeof publicPhases)[number] | 'cancelled';

/** The phases of a delivery on its consumer page (specification 001, section 2). */
export const consumerPhases = [
  'placed',
  'to-collection',
  'near-collection',
  'to-delivery',
  'near-delivery',
  'delivered',
  'cancelled',
] as const;
export type ConsumerPhase = (typeof consumerPhases)[number];

interface PhasePair {
  readonly public: PublicPhase;
  readonly consumer: ConsumerPhase;
}

const preparing = { public: 'preparing', consumer: 'placed' } as const;
const cancelled = { public: 'cancelled', consumer: 'cancelled' } as const;

/**
 * The phases of each status. Null for a status that interrupts a phase without ending it: the order stays in
 * the phase of its previous status. A returned item was not delivered, so the consumer page calls the
 * delivery cancelled and promises the refund.
 */
export const phasesByStatus = {
  INITIATED: preparing,
  PAYMENT_INITIATED: preparing,
  PAYMENT_COMMITTED: preparing,
  NEW: preparing,
  RECEIVED: preparing,
  RECEIVED_BY_VENDOR: preparing,
  ACCEPTED_BY_VENDOR: preparing,
  WAITING_FOR_TRANSPORT: preparing,
  // A rider can still decline, so the recipient sees one only after the rider has accepted.
  ASSIGNED_TO_TRANSPORT: preparing,
  COURIER_ACCEPTED_DELIVERY: { public: 'courier-accepted', consumer: 'to-collection' },
  NEAR_VENDOR: { public: 'near-vendor', consumer: 'near-collection' },
  PICKED_UP: { public: 'collected', consumer: 'to-delivery' },
  COURIER_LEFT_VENDOR: { public: 'collected', consumer: 'to-delivery' },
  NEAR_CUSTOMER: { public: 'near-customer', consumer: 'near-delivery' },
  DELIVERED: { public: 'delivered', consumer: 'delivered' },
  RETURN_INITIATED: { public: 'return-initiated', consumer: 'cancelled' },
  RETURNED_TO_VENDOR: { public: 'returned', consumer: 'cancelled' },
  CANCELLED: cancelled,
  PAYMENT_CANCELLED: cancelled,
  PAYMENT_FAILED: cancelled,
  STALLED: cancelled,
  MODIFIED: null,
  DELAYED: null,
  UNKNOWN: null,
} as const satisfies Record<OrderStatus, PhasePair | null>;

/**
 * Returns the phases of an order.
 * @param history the order's statuses, oldest first
 */
export const phasesOf = (
  status: OrderStatus,
  history: readonly { readonly status: OrderStatus }[],
): PhasePair => {
  const own = phasesByStatus[status];
  if (own !== null) return own;
  for (const { status: previous } of history.toReversed()) {
    const phases = phasesByStatus[previous];
    if (phases !== null) return phases;
  }
  return preparing;
};

/** The rider's next stop in each phase. Null while no rider is on the way to the vendor or the recipient. */
const stopByPhase: Readonly<Record<PublicPhase, 'vendor' | 'customer' | null>> = {
  preparing: null,
  'courier-accepted': 'vendor',
  'near-vendor': 'vendor',
  collected: 'customer',
  'near-customer': 'customer',
  'return-initiated': null,
  delivered: null,
  returned: null,
  cancelled: null,
};

/**
 * Returns the rider's next stop. The recipient may see and call the rider only while there is one. Returns
 * null on the way back to the vendor.
 */
export const riderStopOf = (phase: PublicPhase): 'vendor' | 'customer' | null => stopByPhase[phase];

const endedPhases: ReadonlySet<PublicPhase> = new Set(['delivered', 'returned', 'cancelled']);

/** True if nothing more happens to the delivery. */
export const hasEnded = (phase: PublicPhase): boolean => endedPhases.has(phase);
