export { bucketOf, isScheduled, labelOf, orderBuckets } from './bucket.ts';
export type { OrderBucket } from './bucket.ts';
export { orderTextKeys, rankOf, statusGroups, statusLabels, statusTones } from './status.ts';
export type { StatusLabel, StatusTone } from './status.ts';
export {
  etaOf,
  etaTargetOf,
  isFullMapHidden,
  isPickedUp,
  isRiderAssigned,
  shouldPollRider,
} from './rules.ts';
export type { Eta } from './rules.ts';
export { pickNewerOrder } from './pick-newer-order.ts';
export { createOrderBook } from './order-book.ts';
export type { BookChange, OrderBook } from './order-book.ts';
export { splitOrderAddress } from './split-order-address.ts';
export type { OrderAddress } from './split-order-address.ts';
export { progressStatusOf } from './progress-status-of.ts';
export { stepsOf } from './steps-of.ts';
export { expectedProofsOf } from './expected-proofs-of.ts';
export type { ExpectedProof } from './expected-proofs-of.ts';
