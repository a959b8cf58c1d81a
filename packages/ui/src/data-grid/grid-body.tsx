import { useRowWindow } from '../internals/use-row-window.ts';
import { CellEditor } from './cell-editor.tsx';
import { GridRow } from './grid-row.tsx';
import type { DataGridLabels } from './data-grid.labels.ts';
import type { DataGridProps } from './data-grid.props.ts';
import type { GridProblem } from './data-grid.types.ts';
import type { GridCursor } from './use-grid-cursor.ts';
import type { GridEditing } from './use-grid-editing.ts';

/** The visible rows, and gaps in place of the others. Renders a `<div role="rowgroup">`. */
export function GridBody<Row, Problem extends GridProblem>({
  rows,
  keys,
  columns,
  rowNumber,
  cellText,
  problemsOf,
  problemText,
  cursor: { position, rowRange, columnRange, isPlaced },
  editing: { initialText, commit, cancel },
  labels,
}: GridBodyProps<Row, Problem>) {
  const { ref, rowsAndGaps, rowHeight } = useRowWindow<HTMLDivElement>(rows.length, true, position.row);
  const header = columns[position.column]?.header;
  const editorOf = (row: Row) =>
    initialText === null || header === undefined ? undefined : (
      <CellEditor
        label={labels.edit(header, rowNumber(row))}
        initialText={initialText}
        onCommit={commit}
        onCancel={cancel}
      />
    );

  return (
    <div role="rowgroup" ref={ref}>
      {rowsAndGaps.map((rowOrGap) => {
        if ('rows' in rowOrGap) {
          const blockSize = rowOrGap.rows * rowHeight;
          return <div key={`gap ${rowOrGap.gapBefore}`} style={{ blockSize }} />;
        }
        const { index } = rowOrGap;
        const row = rows[index];
        if (row === undefined) return null;
        const isActive = index === position.row;
        const isSelected = isPlaced && index >= rowRange.from && index <= rowRange.to;
        return (
          <GridRow
            key={keys[index]}
            {...{ row, index, columns, rowNumber, cellText, problemText, labels }}
            problems={problemsOf?.(row)}
            activeColumn={isActive ? position.column : -1}
            selectedFrom={isSelected ? columnRange.from : Infinity}
            selectedTo={isSelected ? columnRange.to : -1}
            editor={isActive ? editorOf(row) : undefined}
          />
        );
      })}
    </div>
  );
}

interface GridBodyProps<Row, Problem extends GridProblem> extends Pick<
  DataGridProps<Row, Problem>,
  'rows' | 'columns' | 'rowNumber' | 'cellText' | 'problemsOf' | 'problemText'
> {
  readonly keys: readonly string[];
  readonly cursor: GridCursor;
  readonly editing: GridEditing;
  readonly labels: DataGridLabels;
}
