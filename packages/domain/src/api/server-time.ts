import { createEvent, createStore, type Store } from 'effector';

/** The precision of a measurement. The Date header has whole seconds, so smaller differences are noise. */
const precisionMs = 1500;

/**
 * A response contained the service's time. The value is the milliseconds by which the service's clock is
 * ahead of the device's.
 */
export const serverOffsetMeasured = createEvent<number>();

/** Milliseconds by which the service's clock is ahead of the device's. 0 until the first response. */
export const $serverOffsetMs: Store<number> = createStore(0, { serialize: 'ignore' }).on(
  serverOffsetMeasured,
  (current, measured) => (Math.abs(measured - current) <= precisionMs ? current : measured),
);
