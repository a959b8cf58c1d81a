/** The lists of the tracking screen, in the order they stand (specification 001, section 4). */
export const orderBuckets = ['new', 'scheduled', 'collected', 'delivered', 'cancelled'] as const;
export type OrderBucket = (typeof orderBuckets)[number];
