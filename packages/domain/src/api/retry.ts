import type { ContractDefinition } from '../contracts/index.ts';
import { clientLimits } from '../contracts/index.ts';
import type { ApiFailure } from './failures.ts';

/**
 * POST calls that the client may retry. Four of them change nothing. `extendSession` is safe, because the
 * service answers a repeated refresh token with the same successor. Without a retry, a lost response would
 * end the session: the old token is spent and the new one unknown.
 */
const repeatablePosts: ReadonlySet<string> = new Set([
  'deliveryFee',
  'validateArea',
  'estimations',
  'validateVoucher',
  'extendSession',
]);

/** The longest accepted Retry-After. The client gives up instead of waiting longer. */
const maxRetryAfterMs = 30_000;

/** True if the client may retry this call after a failure. */
export const isRepeatable = ({ method, id, creates }: ContractDefinition): boolean =>
  !creates && (method !== 'POST' || repeatablePosts.has(id));

const isTemporary = (failure: ApiFailure): boolean =>
  failure.kind === 'offline' ||
  failure.kind === 'timeout' ||
  (failure.kind === 'rejected' && (failure.status >= 500 || failure.status === 429));

/**
 * Calculates the pause before the next attempt: 1 s × `attempt` (specification 000, section 7), or the
 * Retry-After of the response. Both get up to 1 s of jitter.
 * @param attempt number of failed attempts, starting at 1
 * @param random number in [0, 1)
 * @param retries maximum number of retries
 * @returns milliseconds, or null if the call must not be retried
 */
export const pauseBeforeRetry = (
  failure: ApiFailure,
  attempt: number,
  random: number,
  retries: number = clientLimits.requestRetries,
): number | null => {
  if (!isTemporary(failure) || attempt > retries) return null;
  const retryAfterMs = failure.kind === 'rejected' ? failure.retryAfterMs : null;
  if (retryAfterMs !== null)
    return retryAfterMs > maxRetryAfterMs ? null : retryAfterMs + random * clientLimits.retryDelayMs;
  return clientLimits.retryDelayMs * attempt + random * clientLimits.retryDelayMs;
};
