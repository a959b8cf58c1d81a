import { limits } from '../../contracts/index.ts';

const firstFailureSpreadMs = 5000;
const longestPauseMs = 30_000;

/**
 * How long to wait before connecting again.
 *
 * A connection that was open comes back after about 1 s (specification 001, section 4). When that fails, the service is
 * in trouble and everybody is knocking: a random moment of the next 5 s (RFC 6455, section 7.2.3), then full jitter
 * under a bound that doubles up to 30 s.
 * @param failures attempts in a row that did not open, 0 right after a connection was lost
 * @param chance in [0, 1)
 * @returns milliseconds
 */
export const pauseBeforeReconnect = (failures: number, chance: number): number => {
  if (failures === 0) return limits.socketReconnectMs * (0.5 + chance);
  return chance * Math.min(longestPauseMs, firstFailureSpreadMs * 2 ** (failures - 1));
};
