import type { BulkJob } from '@saddlebag/domain/bulk-job';
import { useFormat, useT } from '@saddlebag/domain/react';
import { JobStatus } from './job-status.tsx';

/** The status of a job, the counts of its rows, and the fee of all its orders. */
export function JobSummary({ job }: { job: BulkJob }) {
  const t = useT();
  const format = useFormat();
  const figures = [
    ['rows', job.rowCount],
    ['ready', job.readyCount - job.placedCount],
    ['placed', job.placedCount],
    ['errors', job.errorCount],
    ['fee', format.formatMoney(job.totalFee, job.currency)],
  ] as const;

  return (
    <section className="grid gap-3 rounded-card border border-border bg-surface p-4">
      <div>
        <JobStatus status={job.status} />
      </div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{t(`bulk.job.${name}`)}</dt>
            <dd className="text-xl font-strong">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
