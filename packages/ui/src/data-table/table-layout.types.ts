import type { ReactNode } from 'react';
import type { TableModel } from './use-table.ts';

/** Props that the table and card layouts share. */
export interface TableLayoutProps<Row> {
  readonly table: TableModel<Row>;
  /** Number of skeleton rows to show. */
  readonly skeletonCount: number;
  /** True to render only the visible rows. */
  readonly isVirtual: boolean;
  readonly maxHeight: string | undefined;
  readonly isBusy: boolean;
  readonly loadMore: ReactNode;
}
