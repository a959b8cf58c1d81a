import type { ApiFailure } from '../api/failures.ts';

/**
 * The translation key of what the login screen says: `auth.{message}` with the service's own message, or that one could
 * be offline when there was no status at all (specification 000, section 8).
 */
export const loginFailureKey = (failure: ApiFailure): string =>
  (failure.kind === 'unauthorized' || failure.kind === 'rejected') && failure.message !== ''
    ? `auth.${failure.message}`
    : 'auth.offline';
