import type { ReactNode } from 'react';

export type SortDirection = 'ascending' | 'descending';

/** By which column the rows are ordered. */
export interface TableSort {
  readonly id: string;
  readonly direction: SortDirection;
}

/** Where a column's cell stands on a card, the shape a row takes on a narrow screen. */
export type CardRole = 'title' | 'subtitle' | 'field' | 'hidden';

/** `auto` turns rows into cards where the table's own container is narrow. */
export type TableLayout = 'auto' | 'table' | 'cards';

/** One column, and with it one line of a card. */
export interface TableColumn<Row> {
  readonly id: string;
  /** Text of the header, and of the line on a card. */
  readonly header: string;
  /** Leaves the header to screen readers, as above a column of buttons. */
  readonly headerHidden?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** `end` is for amounts and counts: digits stand below digits. */
  readonly align?: 'start' | 'center' | 'end';
  /** The header is a button that asks for another order. */
  readonly sortable?: boolean;
  /** Given: the table orders the rows itself. Left out: whoever brings the rows does. */
  readonly compare?: (one: Row, other: Row) => number;
  /** A CSS length, such as `10rem`: no less, and in a long table no more unless there is room. */
  readonly width?: string;
  /** Names the row for screen readers and holds its link; the first column when no column claims it. */
  readonly isRowHeader?: boolean;
  /** `title` for the row header, else `field`, when left out. */
  readonly card?: CardRole;
}
