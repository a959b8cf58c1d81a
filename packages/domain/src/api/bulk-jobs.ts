import { createEffect } from 'effector';
import type { BulkJobStatus, BulkRowInput, WireBulkJob, WireBulkOrder } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { ApiFailure } from './failures.ts';

/** A bulk job. Money is in the currency's major unit. */
export interface BulkJob {
  readonly id: string;
  readonly vendorId: string;
  readonly status: BulkJobStatus;
  readonly createdBy: string | null;
  /** Unix milliseconds. */
  readonly createdAt: number;
  readonly rowCount: number;
  /** Rows that are ready or placed. */
  readonly readyCount: number;
  readonly errorCount: number;
  readonly placedCount: number;
  readonly totalFee: number;
  readonly currency: string;
}

/** A row of a bulk job, as the service has checked it. */
export interface BulkOrder {
  readonly rowNumber: number;
  readonly status: WireBulkOrder['status'];
  readonly orderId: string | null;
  /** `key` is the service's translation key. `column` is null if the error concerns the whole row. */
  readonly errors: readonly {
    readonly column: WireBulkOrder['errors'][number]['column'];
    readonly key: string;
  }[];
  readonly collectionPoint: string;
  readonly customerName: string;
  readonly phoneNumber: string;
  readonly address: string;
  /** The address that the service found, because the row had no coordinates. */
  readonly foundAddress: string | null;
  readonly paymentMethod: string;
  /** Unix milliseconds. Null for an instant order. */
  readonly preorderedFor: number | null;
  readonly amount: number | null;
  readonly deliveryFee: number | null;
}

export interface BulkJobWithOrders {
  readonly job: BulkJob;
  readonly orders: readonly BulkOrder[];
}

/** The XLSX file in base64, or its rows. */
export type BulkContent = string | readonly BulkRowInput[];

const toBulkJob = (wire: WireBulkJob): BulkJob => ({
  id: wire.bulk_job_id,
  vendorId: wire.vendor_id,
  status: wire.status,
  createdBy: wire.created_by,
  createdAt: Date.parse(wire.created_at),
  rowCount: wire.metadata.total_row_count,
  readyCount: wire.metadata.success_row_count,
  errorCount: wire.metadata.error_row_count,
  placedCount: wire.metadata.placed_row_count,
  totalFee: wire.metadata.total_delivery_fee,
  currency: wire.metadata.currency,
});

const toBulkOrder = (wire: WireBulkOrder): BulkOrder => ({
  rowNumber: wire.row_number,
  status: wire.status,
  orderId: wire.order_id,
  errors: wire.errors.map(({ column, translation_key }) => ({ column, key: translation_key })),
  collectionPoint: wire.collection_point,
  customerName: wire.customer_name,
  phoneNumber: wire.phone_number,
  address: wire.address,
  foundAddress: wire.found_address,
  paymentMethod: wire.payment_method,
  preorderedFor: wire.preordered_for === null ? null : wire.preordered_for * 1000,
  amount: wire.amount,
  deliveryFee: wire.delivery_fee,
});

const toJobWithOrders = ({
  body,
}: {
  readonly body: { readonly bulk_job: WireBulkJob; readonly orders: readonly WireBulkOrder[] };
}): BulkJobWithOrders => ({ job: toBulkJob(body.bulk_job), orders: body.orders.map(toBulkOrder) });

const contracts = () => import('../contracts/bulk-job.ts');

/** Checks and prices many orders (POST /bulk-job/create). Repeats under the same key create one job. */
export const createBulkJobFx = createEffect<
  { readonly vendorId: string; readonly content: BulkContent; readonly key: string },
  BulkJobWithOrders,
  ApiFailure
>(({ vendorId, content, key }) =>
  callService(
    async () => (await contracts()).createBulkJobContract,
    { body: { vendor_id: vendorId, content: typeof content === 'string' ? content : [...content] } },
    { idempotencyKey: key },
  ).then(toJobWithOrders),
);

/** Loads the template (GET /bulk-job/example-file). The content is base64. */
export const loadBulkTemplateFx = createEffect<
  void,
  { readonly name: string; readonly content: string },
  ApiFailure
>(() =>
  callService(async () => (await contracts()).bulkTemplateContract, {}).then(({ body }) => ({
    name: body.file_name,
    content: body.content,
  })),
);

/** Lists the jobs of a vendor, newest first (GET /bulk-job/all/{vendorId}). */
export const listBulkJobsFx = createEffect<{ readonly vendorId: string }, readonly BulkJob[], ApiFailure>(
  (params) =>
    callService(async () => (await contracts()).listBulkJobsContract, { params }).then(({ body }) =>
      body.map(toBulkJob),
    ),
);

/** Loads a job with its rows (GET /bulk-job/detail/{vendorId}/{jobId}). */
export const loadBulkJobFx = createEffect<
  { readonly vendorId: string; readonly jobId: string },
  BulkJobWithOrders,
  ApiFailure
>((params) =>
  callService(async () => (await contracts()).getBulkJobContract, { params }).then(toJobWithOrders),
);

/**
 * Places the ready rows of a job (POST /bulk-job/place-orders/{jobId}). The job's id is the idempotency key,
 * so that every repeat continues the same placement.
 */
export const placeBulkOrdersFx = createEffect<{ readonly jobId: string }, BulkJobWithOrders, ApiFailure>(
  (params) =>
    callService(
      async () => (await contracts()).placeBulkOrdersContract,
      { params },
      { idempotencyKey: params.jobId },
    ).then(toJobWithOrders),
);
