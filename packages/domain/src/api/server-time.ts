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

/**
 * Reads the offset from an answer's Date header.
 * @param sentAt device time when the request left, milliseconds
 * @param receivedAt device time when the answer came, milliseconds
 * @returns milliseconds, or null without a readable header
 */
export const offsetFrom = (dateHeader: string | null, sentAt: number, receivedAt: number): number | null => {
  const served = dateHeader ? Date.parse(dateHeader) : Number.NaN;
  // The header names a whole second; the answer was written half-way between leaving and coming back.
  return Number.isNaN(served) ? null : served + 500 - (sentAt + receivedAt) / 2;
};
