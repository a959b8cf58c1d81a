import type { BulkJob } from '@saddlebag/domain/bulk-job';
import { useT } from '@saddlebag/domain/react';
import { StatusBadge } from '@saddlebag/ui/status-badge';

const tones = {
  PREPROCESS_SUCCESS: 'info',
  PREPROCESS_SUCCESS_WITH_ERROR: 'warning',
  PREPROCESS_FAIL: 'danger',
  ORDER_PLACEMENT_SUCCESS: 'success',
  ORDER_PLACEMENT_SUCCESS_WITH_ERROR: 'warning',
  ORDER_PLACEMENT_FAIL: 'danger',
  UNKNOWN: 'neutral',
} as const;

/** The status of a job in a few words. */
export function JobStatus({ status }: { status: BulkJob['status'] }) {
  const t = useT();
  return <StatusBadge tone={tones[status]}>{t(`bulk.status.${status}`)}</StatusBadge>;
}
