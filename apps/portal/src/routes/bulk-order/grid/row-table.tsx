import { useUnit } from 'effector-react';
import { useCallback, useMemo } from 'react';
import { bulkColumns, copyText } from '@saddlebag/domain/bulk-editing';
import type { BulkColumn, BulkRow, CellBlock, CellProblem, RowEditing } from '@saddlebag/domain/bulk-editing';
import { useT } from '@saddlebag/domain/react';
import { DataGrid, type GridBlock, type GridSelection } from '@saddlebag/ui/data-grid';
import { gridColumns } from './grid-columns.ts';

const rowKey = ({ id }: BulkRow) => id;
const rowNumber = (row: BulkRow) => row.rowNumber;
const isBulkColumn = (id: string): id is BulkColumn => bulkColumns.some((column) => column === id);
const cellText = ({ cells }: BulkRow, id: string) => (isBulkColumn(id) ? cells[id] : '');
const toCellBlock = ({ rows, columns }: GridBlock): CellBlock => ({
  rowIds: rows,
  columns: columns.filter(isBulkColumn),
});

interface RowTableProps {
  readonly editing: RowEditing;
  readonly onSelectionChange: (selection: GridSelection | null) => void;
}

/** The rows of the upload as a spreadsheet. */
export function RowTable({ editing, onSelectionChange }: RowTableProps) {
  const t = useT();
  const [rows, columns, problemsByRow, isFilterOn] = useUnit([
    editing.$visibleRows,
    editing.$columns,
    editing.$problemsByRow,
    editing.$isErrorFilterOn,
  ]);
  const [edit, fillDown, clear, paste, undo, redo] = useUnit([
    editing.cellEdited,
    editing.blockFilledDown,
    editing.blockCleared,
    editing.textPasted,
    editing.undoRequested,
    editing.redoRequested,
  ]);
  const titledColumns = useMemo(
    () => gridColumns(columns, (id) => t(`bulk.grid.column.${id}`)),
    [columns, t],
  );
  const problemText = useCallback(({ key, params }: CellProblem) => t(key, params), [t]);
  const labels = useMemo(
    () => ({
      rowNumber: t('bulk.grid.row'),
      error: t('bulk.grid.error'),
      warning: t('bulk.grid.warning'),
      edit: (column: string, row: number) => t('bulk.grid.edit-cell', { column, row }),
    }),
    [t],
  );

  return (
    <DataGrid
      label={t('bulk.grid.label')}
      columns={titledColumns}
      {...{ rows, rowKey, rowNumber, cellText, problemText, labels, onSelectionChange }}
      problemsOf={({ id }) => problemsByRow.get(id)}
      onCellEdit={(rowId, column, value) => {
        if (isBulkColumn(column)) edit({ rowId, column, value });
      }}
      onFillDown={(block) => fillDown(toCellBlock(block))}
      onClear={(block) => clear(toCellBlock(block))}
      onPaste={(block, text) => paste({ block: toCellBlock(block), text })}
      copyText={(block) => copyText(rows, toCellBlock(block))}
      onUndo={() => undo()}
      onRedo={() => redo()}
      maxHeight="65dvh"
      empty={
        <p className="m-0 p-4 text-muted">{t(isFilterOn ? 'bulk.grid.all-ready' : 'bulk.grid.no-rows')}</p>
      }
    />
  );
}
