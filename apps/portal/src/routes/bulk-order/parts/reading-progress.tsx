import { useUnit } from 'effector-react';
import { $isReading, $readingProgress, $sourceName, readingCancelled } from '@saddlebag/domain/bulk-rows';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Progress } from '@saddlebag/ui/progress';

/** How much of the file is read, and a button to stop. Nothing while no file is read. */
export function ReadingProgress() {
  const t = useT();
  const [isReading, share, name] = useUnit([$isReading, $readingProgress, $sourceName]);
  const cancel = useUnit(readingCancelled);
  if (!isReading) return null;
  return (
    <div role="status" className="flex items-end gap-3">
      <Progress
        className="min-w-0 flex-1"
        label={name === null ? t('bulk.upload.reading-text') : t('bulk.upload.reading-file', { name })}
        value={share === 0 ? null : share}
        max={1}
      />
      <Button variant="secondary" size="sm" onClick={() => cancel()}>
        {t('action.cancel')}
      </Button>
    </div>
  );
}
