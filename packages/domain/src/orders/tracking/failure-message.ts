import type { ApiFailure } from '../../api/index.ts';

/** That the orders cannot be had, with the service's own words appended, if it said any (specification 001, section 8). */
export const failureMessage = (failure: ApiFailure) => ({
  key: 'error.cant-retrieve-current-orders',
  params: { message: 'message' in failure ? failure.message : '' },
});
