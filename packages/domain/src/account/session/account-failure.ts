import type { ApiFailure } from '../../api/index.ts';

/**
 * The translation key of why a call of the signed-out screens failed: the service's own, or else whether the connection
 * or the service is to blame.
 */
export const accountFailureKey = (failure: ApiFailure): string => {
  if (failure.kind === 'offline' || failure.kind === 'timeout') return 'account.error.offline';
  const key = failure.kind === 'unreadable' ? null : failure.translationKey;
  return key ?? 'account.error.service';
};
