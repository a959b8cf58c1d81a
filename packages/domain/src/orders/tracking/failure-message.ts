import type { ApiFailure } from '../../api/index.ts';

/**
 * Builds the message for orders that cannot be loaded, with the service's own message if there is one
 * (specification 001, section 8).
 */
export const failureMessage = (failure: ApiFailure) => ({
  key: 'error.cant-retrieve-current-orders',
  params: { message: 'message' in failure ? failure.message : '' },
});
