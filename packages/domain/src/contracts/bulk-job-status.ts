import * as z from 'zod/mini';

/**
 * The statuses of a bulk job (specification 001, section 4). `stage` is the last step that has ended.
 * `hasErrors` is true if at least one row of that step failed.
 */
export const bulkJobStatuses = {
  PREPROCESS_SUCCESS: { stage: 'preprocess', canPlace: true, hasErrors: false },
  PREPROCESS_SUCCESS_WITH_ERROR: { stage: 'preprocess', canPlace: true, hasErrors: true },
  PREPROCESS_FAIL: { stage: 'preprocess', canPlace: false, hasErrors: true },
  ORDER_PLACEMENT_SUCCESS: { stage: 'placement', canPlace: false, hasErrors: false },
  ORDER_PLACEMENT_SUCCESS_WITH_ERROR: { stage: 'placement', canPlace: false, hasErrors: true },
  ORDER_PLACEMENT_FAIL: { stage: 'placement', canPlace: false, hasErrors: true },
  UNKNOWN: { stage: 'unknown', canPlace: false, hasErrors: false },
} as const;

export type BulkJobStatus = keyof typeof bulkJobStatuses;

const names = Object.keys(bulkJobStatuses) as [BulkJobStatus, ...BulkJobStatus[]];

/** Reads any other status as `UNKNOWN`, so that the job is still shown. */
export const bulkJobStatusSchema = z.catch(z.enum(names), 'UNKNOWN');

/** True if the orders of a job have been placed, or refused (specification 001, section 4). */
export const isFinishedJob = (status: BulkJobStatus): boolean =>
  bulkJobStatuses[status].stage === 'placement';
