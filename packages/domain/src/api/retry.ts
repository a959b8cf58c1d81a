import type { ContractDefinition } from '../contracts/index.ts';
import { limits } from '../contracts/index.ts';
import type { ApiFailure } from './failures.ts';

/**
 * POSTs that may be asked again: four that only read, and the exchange of a refresh token, which the service answers
 * the same way when it comes again soon. Without a repeat a lost answer would cost the session: the former token is spent
 * and the new one unknown. Every other POST leaves the client exactly once.
 */
const repeatablePosts: ReadonlySet<string> = new Set([
  'deliveryFee',
  'validateArea',
  'estimations',
  'validateVoucher',
  'extendSession',
]);

/** A service that asks for a longer pause than this is not waited for. */
const longestPauseMs = 30_000;

/** Whether the client itself may send this call again after a failure. */
export const isRepeatable = ({ method, id, creates }: ContractDefinition): boolean =>
  !creates && (method !== 'POST' || repeatablePosts.has(id));

const isPassing = (failure: ApiFailure): boolean =>
  failure.kind === 'offline' ||
  failure.kind === 'timeout' ||
  (failure.kind === 'rejected' && (failure.status >= 500 || failure.status === 429));

/**
 * How long to wait before the next attempt: 1 s × attempt (specification 000, section 7) plus up to a second of jitter,
 * or what the service asked for with Retry-After.
 * @param attempt how many attempts have failed, from 1
 * @param chance in [0, 1)
 * @param retries how often it may be tried again at all
 * @returns milliseconds, or null when it should not be tried again
 */
export const pauseBeforeRetry = (
  failure: ApiFailure,
  attempt: number,
  chance: number,
  retries: number = limits.requestRetries,
): number | null => {
  if (!isPassing(failure) || attempt > retries) return null;
  const asked = failure.kind === 'rejected' ? failure.retryAfterMs : null;
  if (asked !== null) return asked > longestPauseMs ? null : asked + chance * limits.retryDelayMs;
  return limits.retryDelayMs * attempt + chance * limits.retryDelayMs;
};
