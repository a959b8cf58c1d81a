import type { ApiFailure, PublicOrder } from '../../api/index.ts';
import { linkRefusals } from '../../contracts/index.ts';

/** Why a link shows no order. The service will not change its mind. */
export type LinkRefusal = keyof typeof linkRefusals;

/** The state of a page behind a public link. */
export type LinkView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly order: PublicOrder }
  | { readonly kind: 'refused'; readonly refusal: LinkRefusal }
  /** The page has not loaded anything yet. It keeps trying. */
  | { readonly kind: 'failed'; readonly isOffline: boolean };

/**
 * Returns why the service refused a link. Returns null for a temporary failure. The service also rejects a
 * malformed token, which is a mistyped link like any other unknown one.
 */
export const refusalOf = (failure: ApiFailure): LinkRefusal | null => {
  if (failure.kind !== 'rejected') return null;
  if (failure.translationKey === linkRefusals.revoked) return 'revoked';
  if (failure.translationKey === linkRefusals.expired) return 'expired';
  return failure.status === 404 || failure.status === 400 ? 'unknown' : null;
};

const pollMs = 10_000;
const slowestPollMs = 60_000;

/**
 * Returns the milliseconds until the next call: 10 s, twice as many after each failure in a row, at most
 * 60 s. Never shorter than the wait that the service asked for.
 */
export const nextPollMs = (failures: number, retryAfterMs: number | null): number =>
  Math.max(Math.min(pollMs * 2 ** failures, slowestPollMs), retryAfterMs ?? 0);
