import type { ApiFailure } from '../../api/index.ts';

/**
 * Returns the translation key for a failed call of a signed-out screen: the service's own key, or else a
 * general key for a connection or service failure.
 */
export const accountFailureKey = (failure: ApiFailure): string => {
  if (failure.kind === 'offline' || failure.kind === 'timeout') return 'account.error.offline';
  const key = failure.kind === 'unreadable' ? null : failure.translationKey;
  return key ?? 'account.error.service';
};
