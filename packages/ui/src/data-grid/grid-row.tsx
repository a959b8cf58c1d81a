import { memo } from 'react';
import { GridCell } from './grid-cell.tsx';
import type { ReactNode } from 'react';
import type { DataGridLabels } from './data-grid.labels.ts';
import type { DataGridProps } from './data-grid.props.ts';
import type { GridProblem } from './data-grid.types.ts';

function UnmemoizedRow<Row, Problem extends GridProblem>({
  row,
  index,
  columns,
  rowNumber,
  cellText,
  problems,
  problemText,
  activeColumn,
  selectedFrom,
  selectedTo,
  editor,
  labels,
}: GridRowProps<Row, Problem>) {
  return (
    <div role="row" data-slot="data-grid-row" data-index={index} aria-rowindex={index + 2}>
      <div role="rowheader" data-slot="data-grid-row-number" aria-colindex={1}>
        {rowNumber(row)}
      </div>
      {columns.map((column, at) => {
        const ofCell = problems?.filter((problem) => problem.column === column.id);
        const problem = ofCell?.find(({ severity }) => severity === 'error') ?? ofCell?.[0];
        return (
          <GridCell
            key={column.id}
            {...{ column, at, labels }}
            text={cellText(row, column.id)}
            severity={problem?.severity}
            message={problem && problemText?.(problem)}
            isActive={at === activeColumn}
            isSelected={at >= selectedFrom && at <= selectedTo}
            editor={at === activeColumn ? editor : undefined}
          />
        );
      })}
    </div>
  );
}

/** One row of cells after its number. Renders a `<div role="row">`. */
// Memoized so that the cursor and an edit render only the rows that they change.
export const GridRow = memo(UnmemoizedRow) as typeof UnmemoizedRow;

interface GridRowProps<Row, Problem extends GridProblem> extends Pick<
  DataGridProps<Row, Problem>,
  'columns' | 'rowNumber' | 'cellText' | 'problemText'
> {
  readonly row: Row;
  readonly index: number;
  readonly problems: readonly Problem[] | undefined;
  /** Index of the column with the cursor. -1 if the cursor is on another row. */
  readonly activeColumn: number;
  /** Index of the first selected column. Infinity if no cell of the row is selected. */
  readonly selectedFrom: number;
  readonly selectedTo: number;
  /** The field that replaces the text of the active cell. */
  readonly editor: ReactNode;
  readonly labels: DataGridLabels;
}
