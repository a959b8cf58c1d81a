import { useUnit } from 'effector-react';
import type { BulkJob } from '@saddlebag/domain/bulk-job';
import { $hasRows, rowEditing } from '@saddlebag/domain/bulk-rows';
import { useT } from '@saddlebag/domain/react';
import { Callout } from '@saddlebag/ui/callout';

/** Says what the vendor can do about rows with errors, or after an interrupted placement. */
export function JobNotice({ job }: { job: BulkJob }) {
  const t = useT();
  const [{ failing }, hasRows] = useUnit([rowEditing.$counts, $hasRows]);
  const isInterrupted = job.status.startsWith('PREPROCESS') && job.placedCount > 0;
  if (isInterrupted)
    return (
      <Callout tone="warning">
        {t('bulk.job.interrupted', { placed: job.placedCount, count: job.readyCount })}
      </Callout>
    );
  if (failing > 0) return <Callout tone="warning">{t('bulk.job.kept', { count: failing })}</Callout>;
  if (hasRows && job.errorCount === 0) return null;
  if (job.readyCount === 0) return <Callout tone="danger">{t('bulk.job.none-ready')}</Callout>;
  return job.errorCount > 0 ? <Callout tone="warning">{t('bulk.job.with-errors')}</Callout> : null;
}
