import { useUnit } from 'effector-react';
import type { RowEditing } from '@saddlebag/domain/bulk-editing';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import type { GridSelection } from '@saddlebag/ui/data-grid';

interface CellBarProps {
  readonly editing: RowEditing;
  readonly selection: GridSelection | null;
  readonly onRowOpen: (rowId: string) => void;
}

/** The problems of the active cell in full, their suggested value, and the actions on the selected rows. */
export function CellBar({ editing, selection, onRowOpen }: CellBarProps) {
  const t = useT();
  const [problemsByRow, accept, deleteRows] = useUnit([
    editing.$problemsByRow,
    editing.suggestionAccepted,
    editing.rowsDeleted,
  ]);
  if (selection === null) return <p className="m-0 py-2 text-sm text-muted">{t('bulk.grid.hint')}</p>;
  const { row, column, block } = selection;
  const problems = (problemsByRow.get(row) ?? []).filter((problem) => problem.column === column);
  const suggested = problems.find(({ suggestion }) => suggestion !== undefined);

  return (
    <div className="flex min-h-control flex-wrap items-center gap-x-3 gap-y-2">
      <p className="m-0 min-w-48 flex-1 text-sm">
        {problems.map(({ key, params }) => t(key, params)).join(' ')}
      </p>
      {suggested?.suggestion !== undefined && (
        <Button size="sm" onClick={() => accept({ rowId: row, column: suggested.column })}>
          {t('bulk.grid.use', { value: suggested.suggestion })}
        </Button>
      )}
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          onRowOpen(row);
        }}
      >
        {t('bulk.grid.edit-row')}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => deleteRows(block.rows)}>
        {t('bulk.grid.delete-rows', { count: block.rows.length })}
      </Button>
    </div>
  );
}
