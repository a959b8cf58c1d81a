import { isFinishedJob, type placeBulkOrdersContract } from '@saddlebag/domain/contracts';
import type { CreationHandler } from '../http/mount.ts';
import { Refusal } from '../http/refusal.ts';
import { createStoredOrder, newOrderChanges } from '../orders/accept-order.ts';
import type { Service } from '../service.ts';
import type { Change, StoredBulkRow } from '../store/tables.ts';
import { letOthersRun, rowsPerTurn } from './let-others-run.ts';
import { ruleErrors } from './row-errors.ts';
import { placementStatus, requireOwnJob, rowsOf, toJobBody } from './stored-job.ts';

const settleRow = (row: StoredBulkRow, wire: Partial<StoredBulkRow['wire']>): Change => ({
  table: 'bulkRow',
  record: { ...row, wire: { ...row.wire, ...wire } },
});

/**
 * Places a row unless an earlier call has settled it. The order and the mark on the row are saved in one
 * transaction, so a crash between two rows loses and doubles nothing. The rules apply again, because a
 * delivery time may have passed since the row was checked.
 */
const placeRow = (service: Service, rowId: string): void => {
  const row = service.store.find('bulkRow', rowId);
  if (row?.wire.status !== 'READY' || row.body === null) return;
  const vendor = service.store.find('vendor', row.vendorId);
  if (vendor === undefined) return;
  const errors = ruleErrors(service, vendor, row.body, row.wire.payment_method === 'ONLINE_PAYMENT');
  if (errors.length > 0) {
    service.save([settleRow(row, { status: 'FAILED', errors: [...errors] })]);
    return;
  }
  const order = createStoredOrder(service, vendor, row.body);
  const mark = settleRow(row, { status: 'PLACED', order_id: order.id });
  service.save([...newOrderChanges(service, order, row.body), mark]);
};

/** Places the rows that are ready. A repeat after a crash places the rest, and after the end none. */
export const placeBulkOrders: CreationHandler<typeof placeBulkOrdersContract> = async (
  { params },
  service,
  caller,
) => {
  const job = requireOwnJob(service, caller, params.jobId);
  if (job.status === 'PREPROCESS_FAIL') throw new Refusal(400, 'no-orders-to-place', 'place-order-error');
  for (const [index, rowNumber] of job.rowNumbers.entries()) {
    placeRow(service, `${job.id}/${rowNumber}`);
    if (index % rowsPerTurn === rowsPerTurn - 1) await letOthersRun();
  }
  return () => {
    const rows = rowsOf(service, job);
    const finished = isFinishedJob(job.status) ? job : { ...job, status: placementStatus(rows) };
    return {
      changes: [{ table: 'bulkJob', record: finished }],
      responseBody: toJobBody(service, finished, rows),
    };
  };
};
