import { limits } from '../../contracts/index.ts';

const firstFailureSpreadMs = 5000;
const longestPauseMs = 30_000;

/**
 * Calculates the pause before the next connection attempt.
 *
 * A lost connection is reopened after about 1 s (specification 001, section 4). If that fails, all clients
 * may be reconnecting to a service in trouble. The next attempt therefore waits for a random time of up to 5
 * s (RFC 6455, section 7.2.3). Further attempts use full jitter with a limit that doubles up to 30 s.
 * @param failures consecutive failed attempts, 0 directly after a loss
 * @param chance random number in [0, 1)
 * @returns milliseconds
 */
export const pauseBeforeReconnect = (failures: number, chance: number): number => {
  if (failures === 0) return limits.socketReconnectMs * (0.5 + chance);
  return chance * Math.min(longestPauseMs, firstFailureSpreadMs * 2 ** (failures - 1));
};
