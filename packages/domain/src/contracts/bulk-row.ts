import * as z from 'zod/mini';
import { text } from './bounded-text.ts';
import { bulkColumns } from './bulk-columns.ts';
import { latitude, longitude, money, unixSeconds } from './numbers.ts';
import { textLimits } from './text-limits.ts';

/** Maximum number of orders in one job. */
export const maxBulkRows = 1000;

/** The payment types of a bulk row (specification 001, section 3). */
export const bulkPaymentTypes = ['PAID', 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT'] as const;
export type BulkPaymentType = (typeof bulkPaymentTypes)[number];

/** The row's number in its sheet. The first row is 1, and the last that a sheet can have is 1,048,576. */
const rowNumber = z.int().check(z.gte(1), z.lte(1_048_576));

/** A row as it was typed: every cell is text. An absent cell is empty. */
export const bulkRowInputSchema = z.object({
  row_number: rowNumber,
  cells: z.partialRecord(z.enum(bulkColumns), text(textLimits.remark)),
});
export type BulkRowInput = z.output<typeof bulkRowInputSchema>;

/** Why a cell prevents placing its row. */
export const bulkRowErrorSchema = z.object({
  column: z.catch(z.nullable(z.enum(bulkColumns)), null),
  translation_key: z.string(),
});

/**
 * A row of a job. `FAILED` is a row that was ready but was refused when its order was placed. `found_address`
 * is the address whose coordinates the service chose, because the row had none.
 */
export const bulkOrderSchema = z.object({
  row_number: rowNumber,
  status: z.enum(['READY', 'ERROR', 'PLACED', 'FAILED']),
  order_id: z.nullable(z.string()),
  errors: z.array(bulkRowErrorSchema),
  collection_point: z.string(),
  customer_name: z.string(),
  phone_number: z.string(),
  address: z.string(),
  found_address: z.nullable(z.string()),
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
  /** The text of the cell. Rows that are not in error contain a payment type. */
  payment_method: z.string(),
  delivery_type: z.enum(['INSTANT', 'SCHEDULED']),
  preordered_for: z.nullable(unixSeconds),
  amount: z.nullable(money),
  description: z.string(),
  delivery_fee: z.nullable(money),
});
export type WireBulkOrder = z.output<typeof bulkOrderSchema>;
