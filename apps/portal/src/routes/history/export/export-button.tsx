import { useUnit } from 'effector-react';
import { $exportedCount, $view, exportCancelled, exportRequested } from '@saddlebag/domain/history';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Progress } from '@saddlebag/ui/progress';

/** Starts the export of the filtered orders. While it runs, shows its progress and a button to cancel it. */
export function ExportButton() {
  const t = useT();
  const [count, view, start, cancel] = useUnit([$exportedCount, $view, exportRequested, exportCancelled]);

  return (
    <>
      {count !== null && (
        <div className="flex items-center gap-3">
          <Progress
            className="w-52"
            label={t('history.export.running')}
            value={null}
            size="sm"
            valueText={t('history.export.progress', { count })}
          />
          <Button variant="ghost" aria-label={t('history.export.cancel')} onClick={() => cancel()}>
            {t('action.cancel')}
          </Button>
        </div>
      )}
      <Button
        variant="secondary"
        disabled={view !== 'ready'}
        loading={count !== null}
        loadingLabel={t('history.export.running')}
        onClick={() => start()}
      >
        {t('history.export.button')}
      </Button>
    </>
  );
}
