import {
  isFinishedJob,
  type BulkJobStatus,
  type WireBulkJob,
  type WireBulkOrder,
  type WireJobWithOrders,
} from '@saddlebag/domain/contracts';
import type { Caller } from '../accounts/tokens.ts';
import { roundFee } from '../delivery/tariff.ts';
import { notFound } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import type { StoredBulkJob, StoredBulkRow } from '../store/tables.ts';

/** Returns a job of the caller. Throws the same 404 for an unknown job and for another account's job. */
export const requireOwnJob = (service: Service, caller: Caller, jobId: string): StoredBulkJob => {
  const job = service.store.find('bulkJob', jobId);
  if (job?.accountId !== caller.accountId) throw notFound();
  return job;
};

/** Lists the rows of a job in the order of its sheet. */
export const rowsOf = ({ store }: Service, job: StoredBulkJob): readonly StoredBulkRow[] =>
  job.rowNumbers
    .map((rowNumber) => store.find('bulkRow', `${job.id}/${rowNumber}`))
    .filter((row) => row !== undefined);

const isPlaceable = ({ status }: WireBulkOrder): boolean => status === 'READY' || status === 'PLACED';

/** Returns the status of a job whose rows have all been placed or refused. */
export const placementStatus = (rows: readonly StoredBulkRow[]): BulkJobStatus => {
  const placed = rows.filter(({ wire }) => wire.status === 'PLACED').length;
  if (placed === 0) return 'ORDER_PLACEMENT_FAIL';
  return placed === rows.length ? 'ORDER_PLACEMENT_SUCCESS' : 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR';
};

/** A crash after the last row leaves a job without its final status, so the rows decide. */
const statusOf = (job: StoredBulkJob, rows: readonly StoredBulkRow[]): BulkJobStatus => {
  const hasStatus = (name: WireBulkOrder['status']) => rows.some(({ wire }) => wire.status === name);
  const isInterruptedAtEnd =
    !isFinishedJob(job.status) && !hasStatus('READY') && (hasStatus('PLACED') || hasStatus('FAILED'));
  return isInterruptedAtEnd ? placementStatus(rows) : job.status;
};

/** Converts a job to wire format, and counts its rows. */
export const toWireJob = (
  service: Service,
  job: StoredBulkJob,
  rows: readonly StoredBulkRow[],
): WireBulkJob => {
  const orders = rows.map(({ wire }) => wire);
  const placeable = orders.filter(isPlaceable);
  const vendor = service.store.find('vendor', job.vendorId);
  if (vendor === undefined) throw notFound();
  const total = placeable.reduce((sum, { delivery_fee }) => sum + (delivery_fee ?? 0), 0);
  return {
    bulk_job_id: job.id,
    vendor_id: vendor.wire.vendor_id,
    status: statusOf(job, rows),
    created_by: job.createdBy,
    created_at: new Date(job.createdAt).toISOString(),
    metadata: {
      total_row_count: orders.length,
      success_row_count: placeable.length,
      error_row_count: orders.length - placeable.length,
      placed_row_count: orders.filter(({ status }) => status === 'PLACED').length,
      total_delivery_fee: roundFee(vendor.country, total),
      currency: vendor.wire.vendor_information.currency,
    },
  };
};

export const toJobBody = (
  service: Service,
  job: StoredBulkJob,
  rows: readonly StoredBulkRow[],
): { readonly body: WireJobWithOrders } => ({
  body: { bulk_job: toWireJob(service, job, rows), orders: rows.map(({ wire }) => wire) },
});
