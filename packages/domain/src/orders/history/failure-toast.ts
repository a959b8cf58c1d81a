import type { ApiFailure } from '../../api/index.ts';
import { toast } from '../../platform/notifications/index.ts';

/**
 * Translation keys of the notifications that this folder's models show. The `message` parameter is the
 * service's message or empty.
 */
export const historyTextKeys = ['error.cant-retrieve-past-orders', 'error.export-unsuccessful'] as const;
type HistoryTextKey = (typeof historyTextKeys)[number];

const messageOf = (failure: ApiFailure): string => ('message' in failure ? failure.message : '');

/** Builds the notification for orders that cannot be loaded (specification 001, section 8). */
export const toFailureToast = (failure: ApiFailure) =>
  toast<HistoryTextKey>('error', 'error.cant-retrieve-past-orders', { message: messageOf(failure) });

/** Builds the notification for an export that cannot be completed (specification 001, section 8). */
export const toExportFailureToast = (failure: ApiFailure) =>
  toast<HistoryTextKey>('error', 'error.export-unsuccessful', { message: messageOf(failure) });
