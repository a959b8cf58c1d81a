/**
 * Milliseconds of the longest usable round trip. During a longer one, the device may have slept or its clock
 * may have been set.
 */
const maxRoundTripMs = 10_000;

/**
 * Measures the service's clock offset from the Date header of a response.
 * @param sentAt device time of the request, unix milliseconds
 * @param receivedAt device time of the response, unix milliseconds
 * @returns milliseconds by which the service's clock is ahead, or null if the header is unreadable or the
 * round trip was too long
 */
export const measureServerOffset = (
  dateHeader: string | null,
  sentAt: number,
  receivedAt: number,
): number | null => {
  const roundTripMs = receivedAt - sentAt;
  if (roundTripMs < 0 || roundTripMs > maxRoundTripMs) return null;
  const serverTime = dateHeader ? Date.parse(dateHeader) : Number.NaN;
  // The header is truncated to seconds, so add half a second. Assume that the response was written halfway
  // through the round trip.
  return Number.isNaN(serverTime) ? null : serverTime + 500 - (sentAt + receivedAt) / 2;
};
