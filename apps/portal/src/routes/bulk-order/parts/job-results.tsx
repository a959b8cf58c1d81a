import { useUnit } from 'effector-react';
import { Link } from 'wouter';
import {
  $job,
  $stage,
  $view,
  feeOfReadyRows,
  jobRetried,
  placingRequested,
} from '@saddlebag/domain/bulk-job';
import { $hasRows } from '@saddlebag/domain/bulk-rows';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Callout } from '@saddlebag/ui/callout';
import { Spinner } from '@saddlebag/ui/spinner';
import { paths } from '../../../paths.ts';
import { ConfirmPlacing } from './confirm-placing.tsx';
import { JobNotice } from './job-notice.tsx';
import { JobSummary } from './job-summary.tsx';
import { JobRows } from './rows/job-rows.tsx';

/** The results of one upload, and the button that places its orders. */
export function JobResults({ vendorId }: { vendorId: string }) {
  const t = useT();
  const [opened, view, stage, hasRows] = useUnit([$job, $view, $stage, $hasRows]);
  const [retry, place] = useUnit([jobRetried, placingRequested]);
  const back = (
    <Link href={paths.bulkOrder(vendorId)} className="justify-self-start text-accent-text">
      {t(hasRows ? 'bulk.job.back-to-rows' : 'bulk.job.back')}
    </Link>
  );

  if (view === 'failed')
    return (
      <Callout tone="danger" title={t('bulk.job.failed')}>
        <div className="grid justify-items-start gap-3">
          <Button variant="secondary" onClick={() => retry()}>
            {t('action.retry')}
          </Button>
          {back}
        </div>
      </Callout>
    );
  if (opened === null || view !== 'ready') return <Spinner label={t('page.loading')} />;

  const { job, orders } = opened;
  const remaining = job.readyCount - job.placedCount;
  const isPlacing = stage === 'PlacingOrders';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {back}
      <JobSummary job={job} />
      <JobNotice job={job} />
      {stage !== 'Placed' && remaining > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button disabled={isPlacing} onClick={() => place()}>
            {t(job.placedCount > 0 ? 'bulk.job.rest' : 'bulk.job.place', { count: remaining })}
          </Button>
          {isPlacing && (
            <p role="status" className="flex items-center gap-2 text-sm">
              <Spinner />
              {t('bulk.placing')}
            </p>
          )}
        </div>
      )}
      {stage === 'Placed' && job.placedCount > 0 && (
        <Link href={paths.tracking(vendorId)} className="justify-self-start text-accent-text">
          {t('bulk.job.tracking')}
        </Link>
      )}
      <JobRows orders={orders} currency={job.currency} />
      <ConfirmPlacing count={remaining} fee={feeOfReadyRows(orders)} currency={job.currency} />
    </div>
  );
}
