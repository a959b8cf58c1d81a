import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { $historyView, $jobs, jobHistoryRetried, type BulkJob } from '@saddlebag/domain/bulk-job';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { DataTable, type TableColumn } from '@saddlebag/ui/data-table';
import { EmptyState } from '@saddlebag/ui/empty-state';
import { paths } from '../../../paths.ts';
import { JobStatus } from './job-status.tsx';
import { tableLabels } from './table-labels.ts';

const keyOf = ({ id }: BulkJob) => id;

/** The earlier uploads of the vendor, newest first. A row opens its job. */
export function JobHistory({ vendorId }: { vendorId: string }) {
  const t = useT();
  const format = useFormat();
  const [, navigate] = useLocation();
  const [jobs, view, market, retry] = useUnit([$jobs, $historyView, $market, jobHistoryRetried]);
  const columns = useMemo(
    (): readonly TableColumn<BulkJob>[] => [
      {
        id: 'created',
        header: t('bulk.history.created'),
        cell: ({ createdAt }) => format.formatDateTime(createdAt, market.timeZone),
      },
      { id: 'status', header: t('bulk.history.status'), cell: ({ status }) => <JobStatus status={status} /> },
      { id: 'by', header: t('bulk.history.by'), cell: ({ createdBy }) => <bdi>{createdBy ?? '–'}</bdi> },
      { id: 'rows', header: t('bulk.history.rows'), align: 'end', cell: ({ rowCount }) => rowCount },
      {
        id: 'placed',
        header: t('bulk.history.placed'),
        align: 'end',
        cell: ({ placedCount }) => placedCount,
      },
      { id: 'errors', header: t('bulk.history.errors'), align: 'end', cell: ({ errorCount }) => errorCount },
    ],
    [t, format, market.timeZone],
  );
  const pathOf = ({ id }: BulkJob) => paths.bulkOrder(vendorId, id);

  return (
    <DataTable
      caption={t('bulk.history.title')}
      columns={columns}
      rows={jobs ?? []}
      rowKey={keyOf}
      rowHref={pathOf}
      onRowOpen={(job) => navigate(pathOf(job))}
      loading={view === 'loading'}
      loadingRows={3}
      error={view === 'failed' && t('bulk.history.failed')}
      onRetry={() => retry()}
      empty={<EmptyState titleAs="p" title={t('bulk.history.empty')} />}
      labels={tableLabels(t)}
    />
  );
}
