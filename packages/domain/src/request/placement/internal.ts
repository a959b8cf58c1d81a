export { canonicalJson, stableHash } from './canonical.ts';
export { claimedOrderIds } from './claimed-orders.ts';
export { claim } from './look-up.ts';
export { paymentKey } from './payment-key.ts';
export { writeRecord } from './placement-record.ts';
export { isUnfinished, readPlacementState } from './placement-state.ts';
