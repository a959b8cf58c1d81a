import { useUnit } from 'effector-react';
import { $stage } from '@saddlebag/domain/bulk-job';
import { checkRequested, rowEditing } from '@saddlebag/domain/bulk-rows';
import { maxBulkRows } from '@saddlebag/domain/contracts';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Spinner } from '@saddlebag/ui/spinner';

/** The button that sends the rows without errors. It is sticky, so it stays in reach while the rows scroll. */
export function RowsFooter() {
  const t = useT();
  const [{ ready, failing }, stage] = useUnit([rowEditing.$counts, $stage]);
  const check = useUnit(checkRequested);
  const isChecking = stage === 'UploadingExcelFile';
  const count = Math.min(ready, maxBulkRows);

  return (
    <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-nav -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border bg-surface px-4 py-3 lg:bottom-0 lg:mx-0 lg:rounded-card lg:border">
      <Button disabled={isChecking || ready === 0} onClick={() => check()}>
        {t('bulk.rows.check', { count })}
      </Button>
      <p role="status" className="m-0 flex min-w-0 flex-[1_1_16rem] items-center gap-2 text-sm text-muted">
        {isChecking && <Spinner />}
        {isChecking && t('bulk.upload.checking')}
        {!isChecking && ready === 0 && t('bulk.rows.none-ready')}
        {!isChecking && ready > maxBulkRows && t('bulk.rows.limit', { limit: maxBulkRows })}
        {!isChecking &&
          ready > 0 &&
          ready <= maxBulkRows &&
          failing > 0 &&
          t('bulk.rows.rest', { count: failing })}
      </p>
    </div>
  );
}
