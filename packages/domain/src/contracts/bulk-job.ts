import * as z from 'zod/mini';
import { uploadFileBytes } from './body-limits.ts';
import { text } from './bounded-text.ts';
import { bulkJobStatusSchema } from './bulk-job-status.ts';
import { bulkOrderSchema, bulkRowInputSchema, maxBulkRows } from './bulk-row.ts';
import { defineContract } from './define-contract.ts';
import { money } from './numbers.ts';
import { id } from './text.ts';

/** The name of the downloaded template (specification 001, section 7). */
export const bulkTemplateName = 'Template.xlsx';

const count = z.int().check(z.gte(0), z.lte(maxBulkRows));

/** An upload of many orders (specification 001, section 3). `total_delivery_fee` is for the ready rows. */
export const bulkJobSchema = z.object({
  bulk_job_id: z.string(),
  vendor_id: z.string(),
  status: bulkJobStatusSchema,
  /** The email of the account. Null if it has none. */
  created_by: z.nullable(z.string()),
  /** ISO 8601. */
  created_at: z.string(),
  metadata: z.object({
    total_row_count: count,
    success_row_count: count,
    error_row_count: count,
    placed_row_count: count,
    total_delivery_fee: money,
    currency: z.string(),
  }),
});
export type WireBulkJob = z.output<typeof bulkJobSchema>;

/** A job with its rows, in the order of the sheet. */
const jobWithOrders = z.object({ bulk_job: bulkJobSchema, orders: z.array(bulkOrderSchema) });
export type WireJobWithOrders = z.output<typeof jobWithOrders>;

const base64 = text(Math.ceil(uploadFileBytes / 3) * 4).check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/));

/**
 * Checks many orders and prices them. Places none. `content` is the XLSX file in base64, or its rows as JSON.
 * A client that lets vendors correct cells sends rows, because the file no longer matches what it shows. The
 * service checks both in the same way. The specification names `content` but not its format.
 */
export const createBulkJobContract = defineContract({
  id: 'createBulkJob',
  method: 'POST',
  service: 'orders',
  path: '/bulk-job/create',
  summary: 'Check the orders of a spreadsheet',
  creates: true,
  bodyKind: 'upload',
  body: z.object({
    vendor_id: id,
    content: z.union([base64, z.array(bulkRowInputSchema).check(z.minLength(1), z.maxLength(maxBulkRows))]),
  }),
  response: z.object({ body: jobWithOrders }),
});

/** Returns the template as an XLSX file in base64. The client saves it as `Template.xlsx`. */
export const bulkTemplateContract = defineContract({
  id: 'readBulkTemplate',
  method: 'GET',
  service: 'orders',
  path: '/bulk-job/example-file',
  summary: 'Download the spreadsheet template',
  response: z.object({ body: z.object({ file_name: z.string(), content: z.string() }) }),
});

/** Lists the jobs of a vendor, newest first. */
export const listBulkJobsContract = defineContract({
  id: 'listBulkJobs',
  method: 'GET',
  service: 'orders',
  path: '/bulk-job/all/{vendorId}',
  summary: 'List the bulk jobs of a vendor',
  params: z.object({ vendorId: id }),
  response: z.object({ code: z.literal(200), body: z.array(bulkJobSchema) }),
});

export const getBulkJobContract = defineContract({
  id: 'getBulkJob',
  method: 'GET',
  service: 'orders',
  path: '/bulk-job/detail/{vendorId}/{jobId}',
  summary: 'Read a bulk job and its rows',
  params: z.object({ vendorId: id, jobId: id }),
  response: z.object({ body: jobWithOrders }),
});

/**
 * Places the ready rows of a job. The job itself is the idempotency key: each row becomes at most one order.
 * A repeated call, under any `Idempotency-Key`, places only the rows that an interrupted call has left.
 */
export const placeBulkOrdersContract = defineContract({
  id: 'placeBulkOrders',
  method: 'POST',
  service: 'orders',
  path: '/bulk-job/place-orders/{jobId}',
  summary: 'Place the checked orders of a bulk job',
  creates: true,
  params: z.object({ jobId: id }),
  response: z.object({ body: jobWithOrders }),
});
