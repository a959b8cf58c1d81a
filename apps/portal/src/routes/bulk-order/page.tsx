import { useGate, useUnit } from 'effector-react';
import { $view } from '@saddlebag/domain/bulk-job';
import { $hasRows } from '@saddlebag/domain/bulk-rows';
import { useT } from '@saddlebag/domain/react';
import { BulkGate } from './model.ts';
import { JobHistory } from './parts/job-history.tsx';
import { JobResults } from './parts/job-results.tsx';
import { LeftRowsQuestion } from './parts/left-rows-question.tsx';
import { RowsPanel } from './parts/rows-panel.tsx';
import { UploadPanel } from './parts/upload-panel.tsx';

/** The bulk upload: a file to choose or its rows, above the earlier uploads, or the results of one upload. */
export function BulkOrderPage({ vendorId, jobId }: { vendorId: string; jobId: string | null }) {
  useGate(BulkGate, { vendorId, jobId });
  const t = useT();
  const [view, hasRows] = useUnit([$view, $hasRows]);

  return (
    <main
      id="content"
      tabIndex={-1}
      data-slot="bulk-order-page"
      className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-6 px-4 pt-6 pb-24 focus-visible:outline-none lg:px-6 lg:pb-8"
    >
      <header className="grid gap-1">
        <h1 className="text-2xl">{t('bulk.title')}</h1>
        <p className="text-muted">{t('bulk.intro')}</p>
      </header>
      {jobId === null || view === 'empty' ? (
        <>
          {hasRows ? <RowsPanel /> : <UploadPanel />}
          <JobHistory vendorId={vendorId} />
        </>
      ) : (
        <JobResults vendorId={vendorId} />
      )}
      <LeftRowsQuestion />
    </main>
  );
}
