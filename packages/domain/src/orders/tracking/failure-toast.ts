import type { ApiFailure } from '../../api/index.ts';
import { toast } from '../../platform/notifications/index.ts';

/**
 * Builds the notification for orders that cannot be loaded, with the service's own message if there is one
 * (specification 001, section 8).
 */
export const toFailureToast = (failure: ApiFailure) =>
  toast('error', 'error.cant-retrieve-current-orders', {
    message: 'message' in failure ? failure.message : '',
  });
