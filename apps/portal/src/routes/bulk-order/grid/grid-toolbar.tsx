import { useUnit } from 'effector-react';
import type { RowEditing } from '@saddlebag/domain/bulk-editing';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { AlertIcon, CheckIcon } from '@saddlebag/ui/icon';
import { Switch } from '@saddlebag/ui/switch';
import { RestDownload } from './rest-download.tsx';

/** The counts of the rows, the filter for rows with errors and their download, and undo and redo. */
export function GridToolbar({ editing }: { readonly editing: RowEditing }) {
  const t = useT();
  const [{ ready, failing }, isFilterOn, canUndo, canRedo] = useUnit([
    editing.$counts,
    editing.$isErrorFilterOn,
    editing.$canUndo,
    editing.$canRedo,
  ]);
  const [switchFilter, undo, redo] = useUnit([
    editing.errorFilterSwitched,
    editing.undoRequested,
    editing.redoRequested,
  ]);

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <p role="status" className="m-0 flex flex-wrap gap-x-4 gap-y-1 font-strong tabular-nums">
        <span className="inline-flex items-center gap-1.5 text-success-text">
          <CheckIcon size={18} />
          {t('bulk.grid.ready', { count: ready })}
        </span>
        {failing > 0 && (
          <span className="inline-flex items-center gap-1.5 text-danger-text">
            <AlertIcon size={18} />
            {t('bulk.grid.failing', { count: failing })}
          </span>
        )}
      </p>
      <Switch checked={isFilterOn} onCheckedChange={switchFilter}>
        {t('bulk.grid.only-errors')}
      </Switch>
      <RestDownload editing={editing} />
      <div className="ms-auto flex gap-2">
        <Button variant="secondary" size="sm" disabled={!canUndo} onClick={() => undo()}>
          {t('bulk.grid.undo')}
        </Button>
        <Button variant="secondary" size="sm" disabled={!canRedo} onClick={() => redo()}>
          {t('bulk.grid.redo')}
        </Button>
      </div>
    </div>
  );
}
