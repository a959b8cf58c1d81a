import { useMemo } from 'react';
import { cn } from '../internals/cn.ts';
import { useForwardedRef } from '../internals/use-forwarded-ref.ts';
import { dataGridLabels } from './data-grid.labels.ts';
import { GridBody } from './grid-body.tsx';
import { GridHead } from './grid-head.tsx';
import { useGridClipboard } from './use-grid-clipboard.ts';
import { useGridCursor } from './use-grid-cursor.ts';
import { useGridEditing } from './use-grid-editing.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridPointer } from './use-grid-pointer.ts';
import type { DataGridProps } from './data-grid.props.ts';
import type { GridPosition, GridProblem } from './data-grid.types.ts';

/**
 * A grid of text cells to edit, as in a spreadsheet. The consumer keeps the rows and applies the edits. Only
 * the visible rows are rendered.
 *
 * Renders a `<div>` around a `<div role="grid">`. The grid is one tab stop. Arrow keys, Home, End and the
 * page keys move the cursor, with Shift they select a block. Enter, F2 or any character edits a cell. Ctrl
 * with D fills down, with C, X and V uses the clipboard, with Z undoes. A tap edits. Style it through
 * `[data-active]`, `[data-selected]` and `[data-problem]` of the cells.
 */
export function DataGrid<Row, Problem extends GridProblem>({
  label,
  columns,
  rows,
  rowKey,
  rowNumber,
  cellText,
  problemsOf,
  problemText,
  onCellEdit,
  onFillDown,
  onClear,
  onPaste,
  copyText,
  onUndo,
  onRedo,
  onSelectionChange,
  maxHeight,
  empty,
  labels: labelOverrides,
  className,
  ref,
  ...props
}: DataGridProps<Row, Problem>) {
  const labels = useMemo(() => ({ ...dataGridLabels, ...labelOverrides }), [labelOverrides]);
  const frame = useForwardedRef(ref);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const size = { rows: rows.length, columns: columns.length };
  const cursor = useGridCursor(keys, columns, onSelectionChange);
  const { position } = cursor;

  const textAt = ({ row, column }: GridPosition): string | undefined => {
    const [target, id] = [rows[row], columns[column]?.id];
    return target === undefined || id === undefined ? undefined : cellText(target, id);
  };
  const activeText = textAt(position);
  const editing = useGridEditing(frame, cursor, size, (text) => {
    const [key, column] = [keys[position.row], columns[position.column]];
    if (key !== undefined && column && text !== activeText) onCellEdit(key, column.id, text);
  });
  const pointer = useGridPointer({
    cursor,
    isEditing: editing.initialText !== null,
    edit: (target) => {
      const text = textAt(target);
      if (text === undefined) return;
      cursor.moveTo(target);
      editing.startEdit(text);
    },
  });
  const onKeyDown = useGridKeys({
    keys,
    cursor,
    size,
    text: activeText,
    startEdit: editing.startEdit,
    onFillDown,
    onClear,
    onUndo,
    onRedo,
  });
  const clipboard = useGridClipboard({ block: cursor.block, copyText, onClear, onPaste });
  const width = `calc(${['4rem', ...columns.map((column) => column.width)].join(' + ')})`;

  return (
    <div {...props} ref={frame} data-slot="data-grid" className={cn('sb-grid', className)}>
      <div
        data-slot="data-grid-scroller"
        className="sb-grid-scroller"
        style={{ maxBlockSize: maxHeight }}
        // Without cells, nothing else in the scroll container takes the focus.
        {...(rows.length === 0 ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
      >
        <div
          role="grid"
          aria-label={label}
          aria-multiselectable
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          className="sb-grid-table"
          style={{ inlineSize: width }}
          {...(editing.initialText === null ? { onKeyDown, ...clipboard } : {})}
          {...pointer}
        >
          <GridHead columns={columns} rowNumberHeader={labels.rowNumber} />
          <GridBody
            {...{
              rows,
              keys,
              columns,
              rowNumber,
              cellText,
              problemsOf,
              problemText,
              cursor,
              editing,
              labels,
            }}
          />
        </div>
      </div>
      {rows.length === 0 && empty}
    </div>
  );
}
