export { stableHash } from './canonical.ts';
export { claimedOrderIds } from './claimed-orders.ts';
export { claimOrder } from './look-up.ts';
export { paymentRecordKey } from './payment-record-key.ts';
export { placementLock } from './placement-lock.ts';
export { writeRecord } from './placement-record.ts';
export { isUnfinished, readPlacementState } from './placement-state.ts';
export { portStores, type PlatformPorts } from './port-stores.ts';
