import { AlertIcon } from '../icon/index.ts';
import type { ReactNode } from 'react';
import type { DataGridLabels } from './data-grid.labels.ts';
import type { GridColumn, GridProblem } from './data-grid.types.ts';

/**
 * One cell with its text and its first problem. Renders a `<div role="gridcell">`. Style it through
 * `[data-active]`, `[data-selected]` and `[data-problem]`.
 */
export function GridCell({
  column: { width, align = 'start' },
  at,
  text,
  severity,
  message,
  isActive,
  isSelected,
  editor,
  labels,
}: GridCellProps) {
  return (
    <div
      role="gridcell"
      data-slot="data-grid-cell"
      data-column={at}
      data-align={align}
      data-active={isActive ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      data-problem={severity}
      aria-colindex={at + 2}
      aria-selected={isSelected}
      aria-invalid={severity === 'error' || undefined}
      tabIndex={isActive ? 0 : -1}
      title={message}
      style={{ flexBasis: width }}
    >
      {editor ?? (
        <div dir="auto" className="sb-grid-text">
          {text}
        </div>
      )}
      {severity && (
        <div data-slot="data-grid-problem" className="sb-grid-problem">
          <AlertIcon size={14} />
          <span className="sr-only">{labels[severity]}</span> <span className="truncate">{message}</span>
        </div>
      )}
    </div>
  );
}

interface GridCellProps {
  readonly column: GridColumn;
  /** Index of the column. */
  readonly at: number;
  readonly text: string;
  readonly severity: GridProblem['severity'] | undefined;
  readonly message: string | undefined;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly editor: ReactNode;
  readonly labels: DataGridLabels;
}
