export { canonicalJson, stableHash } from './canonical.ts';
export { claimedOrderIds } from './claimed-orders.ts';
export { claim } from './look-up.ts';
export { paymentKey } from './payment-key.ts';
export { isUnfinished, readRecord, writeRecord } from './placement-record.ts';
