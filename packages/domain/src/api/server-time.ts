import { createEvent, createStore, type Store } from 'effector';

/** The Date header has whole seconds: smaller differences between two readings are noise. */
const noiseMs = 1500;

/** An answer told the service's time: by how many milliseconds it is ahead of the device's clock. */
export const serverTimeRead = createEvent<number>();

/** Add this to the device's clock to get the service's time. 0 until the first answer. */
export const $serverOffsetMs: Store<number> = createStore(0, { serialize: 'ignore' }).on(
  serverTimeRead,
  (known, read) => (Math.abs(read - known) <= noiseMs ? known : read),
);
