import { bulkJobStatuses, type BulkJobStatus } from '@saddlebag/domain/contracts';
import { pointsOf } from '../point.ts';
import type { Section } from '../point.ts';

const statusRequirements: Readonly<Record<Exclude<BulkJobStatus, 'UNKNOWN'>, string>> = {
  PREPROCESS_SUCCESS: 'Every row can be placed.',
  PREPROCESS_SUCCESS_WITH_ERROR: 'Some rows can be placed.',
  PREPROCESS_FAIL: 'No row can be placed, and placing is refused.',
  ORDER_PLACEMENT_SUCCESS: 'Every row became an order.',
  ORDER_PLACEMENT_SUCCESS_WITH_ERROR: 'Some rows became orders.',
  ORDER_PLACEMENT_FAIL: 'No row became an order.',
};

const statuses = Object.keys(bulkJobStatuses).filter((status) => status !== 'UNKNOWN') as readonly Exclude<
  BulkJobStatus,
  'UNKNOWN'
>[];

const entities = pointsOf('entity', {
  'bulk-job': 'A bulk job: id, status, creator, creation time, and the counts of its rows.',
  'bulk-row':
    'A bulk row: number, status, errors, collection point, customer, address, payment method and delivery type.',
});

const states = [
  ...pointsOf('bulk-job', Object.fromEntries(statuses.map((status) => [status, statusRequirements[status]]))),
  ...pointsOf('bulk', {
    stages: 'AskExcelFile, UploadingExcelFile, ShowPreprocessResults, a confirmation, then success.',
    'cancelled-by-vendor': 'A change of the vendor cancels the upload.',
    'exactly-once':
      'Placing is resumable: a crash and a repeated call place each row exactly once (a decision).',
  }),
];

const rules = pointsOf('bulk', {
  'file-content': 'The file must be XLSX. Its content is checked, not only its name.',
  corrected:
    'Every incorrect cell is marked with its error. The vendor corrects it in the table, without another upload (a decision).',
});

const calls = pointsOf('call', {
  'post-bulk-job-create': 'POST /bulk-job/create with vendor_id and content: body.bulk_job and body.orders.',
  'get-bulk-job-example-file': 'GET /bulk-job/example-file: the spreadsheet Template.xlsx.',
  'get-bulk-job-all': 'GET /bulk-job/all/{vendorId}: code 200 and the jobs in body.',
  'get-bulk-job-detail': 'GET /bulk-job/detail/{vendorId}/{jobId}: the rows of the job.',
  'post-bulk-job-place-orders': 'POST /bulk-job/place-orders/{jobId}: places the checked orders.',
});

const errors = pointsOf('error', {
  'job-history-error': 'job-history-error: the job history could not be loaded.',
  'template-file-error': 'template-file-error: the template could not be loaded.',
  'view-details-error': 'view-details-error: the job could not be loaded.',
  'file-upload-error': 'file-upload-error: the file was not accepted.',
  'place-order-success': 'place-order-success: every order is placed.',
  'place-order-error': 'place-order-error: the placement failed. Shown for 7 s.',
});

/** Bulk upload (specification 001, sections 2 to 9). */
export const bulkSections: readonly Section[] = [
  { number: 3, title: 'Entities', points: entities },
  { number: 4, title: 'States and transitions', points: states },
  { number: 5, title: 'Validation rules', points: rules },
  { number: 7, title: 'Calls', points: calls },
  { number: 8, title: 'Errors and messages', points: errors },
];
