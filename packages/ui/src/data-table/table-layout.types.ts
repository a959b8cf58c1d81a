import type { ReactNode } from 'react';
import type { TableModel } from './use-table.ts';

/** What either layout is given. */
export interface TableLayoutProps<Row> {
  readonly table: TableModel<Row>;
  /** How many lines hint at rows that are on their way. */
  readonly skeletons: number;
  /** Draws only what can be seen. */
  readonly isVirtual: boolean;
  readonly maxHeight: string | undefined;
  readonly busy: boolean;
  readonly more: ReactNode;
}
