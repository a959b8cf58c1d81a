export { orderBuckets } from './bucket.ts';
export type { OrderBucket } from './bucket.ts';
