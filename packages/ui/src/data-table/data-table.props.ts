import type { ComponentProps, ReactNode } from 'react';
import type { DataTableLabels } from './data-table.labels.ts';
import type { TableLayout } from './data-table.types.ts';
import type { TableOptions } from './use-table.ts';

export interface DataTableProps<Row>
  extends Omit<ComponentProps<'div'>, 'children'>, Omit<TableOptions<Row>, 'selectable' | 'labels'> {
  /** Names the table. */
  readonly caption: string;
  /** Only screen readers get the caption; the count stays. */
  readonly captionHidden?: boolean;
  /** Rows have a box; with Shift a whole stretch follows. */
  readonly selectable?: boolean;
  readonly layout?: TableLayout;
  readonly virtualAfter?: number;
  /** A CSS length; beyond it the rows scroll below their header. */
  readonly maxHeight?: string | undefined;
  readonly loading?: boolean;
  /** How many rows are hinted at while the first are loading. */
  readonly loadingRows?: number;
  /** Why the rows could not be had. */
  readonly error?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  /** Instead of the usual words where there are no rows. */
  readonly empty?: ReactNode;
  /** Beside the caption: an export, what can be done with the selected. */
  readonly actions?: ReactNode;
  /** After the last row: the `LoadMore` of `pagination`. */
  readonly more?: ReactNode;
  readonly labels?: Partial<DataTableLabels> | undefined;
}
