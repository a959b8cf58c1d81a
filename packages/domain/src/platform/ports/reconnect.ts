import { limits } from '../../contracts/index.ts';

const secondPauseMs = 5000;
const longestPauseMs = 30_000;

/**
 * Calculates the pause before the next connection attempt, with full jitter: any time up to a limit.
 *
 * A lost connection is reopened within 1 s (specification 001, section 4). If that fails, all clients may be
 * reconnecting to a service in trouble. The limit is then 5 s (RFC 6455, section 7.2.3), and doubles up to
 * 30 s.
 * @param pauses pauses since a connection last received a message, 0 for the first one
 * @param chance random number in [0, 1)
 * @returns milliseconds
 */
export const pauseBeforeReconnect = (pauses: number, chance: number): number =>
  chance *
  (pauses === 0 ? limits.socketReconnectMs : Math.min(longestPauseMs, secondPauseMs * 2 ** (pauses - 1)));
