/** An answer that was longer on its way says too little: the device may have slept meanwhile, or its clock been set. */
const longestTripMs = 10_000;

/**
 * Reads the offset from an answer's Date header.
 * @param sentAt device time when the request left, milliseconds
 * @param receivedAt device time when the answer came, milliseconds
 * @returns milliseconds, or null without a readable header, or when nobody knows when on its long way it was written
 */
export const offsetFrom = (dateHeader: string | null, sentAt: number, receivedAt: number): number | null => {
  const tripMs = receivedAt - sentAt;
  if (tripMs < 0 || tripMs > longestTripMs) return null;
  const served = dateHeader ? Date.parse(dateHeader) : Number.NaN;
  // The header names a whole second; the answer was written half-way between leaving and coming back.
  return Number.isNaN(served) ? null : served + 500 - (sentAt + receivedAt) / 2;
};
