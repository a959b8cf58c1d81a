import type { Order, OrderListQuery } from '../../api/index.ts';
import { dayOf } from './days.ts';
import type { ExportRows } from './export-cell.ts';
import { toTransactionRows } from './export-transactions.ts';
import { toOrderRows, type ExportStyle } from './order-rows.ts';

/** The exports that a vendor can request. `email` sends the CSV file of the orders to the account. */
export const exportKinds = ['csv', 'xlsx', 'email', 'transactions'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** A file for the vendor to download. */
export interface ExportedFile {
  readonly name: string;
  /** Media type (RFC 6838). */
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

export const csvType = 'text/csv;charset=utf-8';
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Builds the rows of an export: movements of money for `transactions`, otherwise orders. */
export const toExportRows = (kind: ExportKind, orders: readonly Order[], style: ExportStyle): ExportRows =>
  kind === 'transactions' ? toTransactionRows(orders, style) : toOrderRows(orders, style);

/** Returns a file name with the vendor and the days: `orders-y0ud-2026-11-14-2026-11-20.csv`. */
export const toFileName = (
  kind: ExportKind,
  { vendorId, from = 0, to = 0 }: OrderListQuery,
  timeZone: string,
): string => {
  const days = [...new Set([dayOf(from, timeZone), dayOf(to - 1, timeZone)])].join('-');
  const subject = kind === 'transactions' ? 'transactions' : 'orders';
  return `${subject}-${vendorId.replace(/[^\w-]/g, '')}-${days}.${kind === 'xlsx' ? 'xlsx' : 'csv'}`;
};
