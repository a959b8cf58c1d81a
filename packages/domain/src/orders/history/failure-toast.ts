import type { ApiFailure } from '../../api/index.ts';
import { toast as buildToast } from '../../platform/notifications/index.ts';

/**
 * Translation keys of the notifications that this folder's models show. The `message` parameter is the
 * service's message or empty. The specification calls the first two error.cant-retrieve-past-orders and
 * error.export-unsuccessful (001, section 8). Here they are in the group that loads with the screen.
 */
export const historyTextKeys = [
  'history.cant-retrieve-past-orders',
  'history.export-unsuccessful',
  'history.export.workbook-failed',
  'history.export.sent',
  'history.export.not-sent',
  'history.export.too-large',
  'history.export.no-email',
] as const;
type HistoryTextKey = (typeof historyTextKeys)[number];

export const toast = buildToast<HistoryTextKey>;

/** The names of the buttons that repeat a failed step. */
export type RetryAction = 'workbook-retry' | 'report-retry';

/** Adds a button that repeats the failed step. */
export const withRetry = (notification: ReturnType<typeof toast>, name: RetryAction) => ({
  ...notification,
  action: { name, label: { key: 'action.retry' } },
});

const messageOf = (failure: ApiFailure): string => ('message' in failure ? failure.message : '');

/** Builds the notification for orders that cannot be loaded (specification 001, section 8). */
export const toFailureToast = (failure: ApiFailure) =>
  toast('error', 'history.cant-retrieve-past-orders', { message: messageOf(failure) });

/** Builds the notification for an export that cannot be completed (specification 001, section 8). */
export const toExportFailureToast = (failure: ApiFailure) =>
  toast('error', 'history.export-unsuccessful', { message: messageOf(failure) });

/** Builds the notification for a report that was not sent. Offers a retry if it can succeed. */
export const toReportFailureToast = (failure: ApiFailure) => {
  if (failure.kind === 'rejected') {
    if (failure.translationKey === 'history.export.no-email')
      return toast('error', 'history.export.no-email');
    if (failure.status === 413) return toast('error', 'history.export.too-large');
  }
  return withRetry(
    toast('error', 'history.export.not-sent', { message: messageOf(failure) }),
    'report-retry',
  );
};
