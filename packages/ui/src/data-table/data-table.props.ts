import type { ComponentProps, ReactNode } from 'react';
import type { DataTableLabels } from './data-table.labels.ts';
import type { TableLayout } from './data-table.types.ts';
import type { TableOptions } from './use-table.ts';

export interface DataTableProps<Row>
  extends Omit<ComponentProps<'div'>, 'children'>, Omit<TableOptions<Row>, 'selectable' | 'labels'> {
  /** Visible heading and accessible name of the table. */
  readonly caption: string;
  /** Hides the caption visually. The row count stays visible. */
  readonly captionHidden?: boolean;
  /** Adds a checkbox to each row. A press with Shift selects a range. */
  readonly selectable?: boolean;
  readonly layout?: TableLayout;
  /** Number of rows above which only the visible rows are rendered. */
  readonly virtualAfter?: number;
  /** Maximum height as a CSS length. Longer content scrolls below the sticky header. */
  readonly maxHeight?: string | undefined;
  readonly loading?: boolean;
  /** Number of skeleton rows shown during the first load. */
  readonly loadingRows?: number;
  /** Error message shown when the rows could not be loaded. */
  readonly error?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  /** Shown instead of the default message when there are no rows. */
  readonly empty?: ReactNode;
  /** Content beside the caption, such as an export button or bulk actions. */
  readonly actions?: ReactNode;
  /** Content after the last row, usually a `LoadMore` button. */
  readonly loadMore?: ReactNode;
  readonly labels?: Partial<DataTableLabels> | undefined;
}
