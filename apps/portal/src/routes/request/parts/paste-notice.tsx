import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $pasteFill, pasteAccepted, pasteUndone } from '@saddlebag/domain/request';
import { Button } from '@saddlebag/ui/button';

/** Says that a paste filled the form, and takes it back. */
export function PasteNotice() {
  const t = useT();
  const [fill, undo, accept] = useUnit([$pasteFill, pasteUndone, pasteAccepted]);

  return (
    <div role="status" data-slot="paste-notice" className="empty:hidden">
      {fill && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-card bg-info-subtle p-3 text-sm text-on-info-subtle">
          <p className="m-0 flex-1 basis-48">{t('request.paste.filled')}</p>
          <span className="flex gap-2">
            <Button variant="secondary" size="sm" onClick={() => undo()}>
              {t('request.paste.undo')}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => accept()}>
              {t('request.paste.accept-all')}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}
