import { useUnit } from 'effector-react';
import { $exportProgress, exportCancelled } from '@saddlebag/domain/history';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Progress } from '@saddlebag/ui/progress';

const labelKeys = {
  reading: 'history.export.running',
  writing: 'history.export.writing',
  sending: 'history.export.sending',
} as const;

/**
 * The progress of a running export, and a button to cancel it. A report that is being sent cannot be
 * cancelled.
 */
export function ExportProgress() {
  const t = useT();
  const [progress, cancel] = useUnit([$exportProgress, exportCancelled]);
  if (progress === null) return null;

  return (
    <div data-slot="export-progress" className="flex items-center gap-3 max-lg:order-last max-lg:w-full">
      <Progress
        className="w-52 max-lg:flex-1"
        label={t(labelKeys[progress.stage])}
        value={null}
        size="sm"
        valueText={t('history.export.progress', { count: progress.count })}
      />
      {progress.stage !== 'sending' && (
        <Button variant="ghost" aria-label={t('history.export.cancel')} onClick={() => cancel()}>
          {t('action.cancel')}
        </Button>
      )}
    </div>
  );
}
