import { toast as buildToast } from '../../platform/notifications/index.ts';

/**
 * Translation keys of the notifications that this folder's models show. The specification names them without
 * a group (001, section 8).
 */
export const bulkTextKeys = [
  'bulk.job-history-error',
  'bulk.template-file-error',
  'bulk.view-details-error',
  'bulk.file-upload-error',
  'bulk.place-order-success',
  'bulk.place-order-error',
] as const;

export const bulkToast = buildToast<(typeof bulkTextKeys)[number]>;

/** Milliseconds for which a failed placement is shown (specification 001, section 8). */
export const placeOrderErrorMs = 7000;
