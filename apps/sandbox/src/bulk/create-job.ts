import {
  guestVendor,
  isInstructionRow,
  maxBulkRows,
  type BulkJobStatus,
  type BulkRowInput,
  type createBulkJobContract,
} from '@saddlebag/domain/contracts';
import { randomText } from '../cryptography/encoding.ts';
import type { CreationHandler } from '../http/mount.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { StoredBulkJob, StoredBulkRow, StoredVendor } from '../store/tables.ts';
import { listOwnVendors, requireOwnVendor } from '../vendors/ownership.ts';
import { isEmptyRow } from './cells.ts';
import { checkRow } from './check-row.ts';
import { letOthersRun, rowsPerTurn } from './let-others-run.ts';
import { readWorkbook } from './workbook/read-workbook.ts';
import { toJobBody } from './stored-job.ts';

const invalidFile = () => new Refusal(400, 'file-invalid', 'file-upload-error');

const readRows = async (content: string | readonly BulkRowInput[]): Promise<readonly BulkRowInput[]> => {
  const rows = typeof content === 'string' ? await readWorkbook(content) : content;
  if (rows === null) throw invalidFile();
  const orders = rows.filter((row) => !isEmptyRow(row) && !isInstructionRow(row.cells));
  const hasRepeatedNumber = new Set(orders.map((row) => row.row_number)).size !== orders.length;
  if (orders.length === 0 || orders.length > maxBulkRows || hasRepeatedNumber) throw invalidFile();
  return orders;
};

const statusOf = (rows: readonly StoredBulkRow[]): BulkJobStatus => {
  const ready = rows.filter(({ body }) => body !== null).length;
  if (ready === 0) return 'PREPROCESS_FAIL';
  return ready === rows.length ? 'PREPROCESS_SUCCESS' : 'PREPROCESS_SUCCESS_WITH_ERROR';
};

/** Stores a job with its checked rows. Guests have no bulk jobs. */
export const createBulkJob: CreationHandler<typeof createBulkJobContract> = async (
  { body },
  service,
  caller,
) => {
  const vendor = requireOwnVendor(service, caller, body.vendor_id);
  if (vendor.wire.vendor_id === guestVendor.id) throw notFound();
  const inputs = await readRows(body.content);
  const others = listOwnVendors(service, caller).filter(({ id }) => id !== vendor.id);
  const vendors: readonly [StoredVendor, ...StoredVendor[]] = [vendor, ...others];
  const id = randomText(12);
  const rows: StoredBulkRow[] = [];
  for (const input of inputs) {
    rows.push(checkRow(service, id, vendors, input));
    if (rows.length % rowsPerTurn === 0) await letOthersRun();
  }
  return () => {
    const job: StoredBulkJob = {
      id,
      accountId: caller.accountId,
      vendorId: vendor.id,
      createdBy: service.store.find('account', caller.accountId)?.email ?? null,
      createdAt: service.clock.now(),
      status: statusOf(rows),
      rowNumbers: rows.map(({ wire }) => wire.row_number),
    };
    return {
      changes: [
        { table: 'bulkJob', record: job },
        ...rows.map((record) => ({ table: 'bulkRow' as const, record })),
      ],
      responseBody: toJobBody(service, job, rows),
    };
  };
};
