import type { ReactNode } from 'react';

export type SortDirection = 'ascending' | 'descending';

/** Sort column and direction. */
export interface TableSort {
  readonly id: string;
  readonly direction: SortDirection;
}

/** Where a column's cell appears on a card. */
export type CardRole = 'title' | 'subtitle' | 'field' | 'hidden';

/** `auto` shows cards when the table's container is narrow. */
export type TableLayout = 'auto' | 'table' | 'cards';

/** A column of the table, and one value of each card. */
export interface TableColumn<Row> {
  readonly id: string;
  /** Header text, also shown as the term on a card. */
  readonly header: string;
  /** Hides the header visually, for example above a column of buttons. */
  readonly headerHidden?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** Use `end` for amounts and counts, so that their digits line up. */
  readonly align?: 'start' | 'center' | 'end';
  /** Turns the header into a sort button. */
  readonly sortable?: boolean;
  /** Compares two rows to sort them in the table. Without it, the consumer must sort the rows. */
  readonly compare?: (a: Row, b: Row) => number;
  /**
   * Minimum width as a CSS length, such as `10rem`. In a virtualized table, the column is wider only if there
   * is spare room.
   */
  readonly width?: string;
  /** Names the row for screen readers and holds its link. Defaults to the first column. */
  readonly isRowHeader?: boolean;
  /** Defaults to `title` for the row header and to `field` for all other columns. */
  readonly card?: CardRole;
}
