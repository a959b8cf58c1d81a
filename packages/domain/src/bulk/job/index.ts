import './remembering.model.ts';
export type { BulkContent, BulkJob, BulkJobWithOrders, BulkOrder } from '../../api/internal.ts';
export { bulkTextKeys } from './failure-toast.ts';
export { feeOfReadyRows } from './fee-of-ready-rows.ts';
export { bulkStages, type BulkStage } from './flow.ts';
export {
  $historyView,
  $isTemplateLoading,
  $jobs,
  jobHistoryRetried,
  templateLoaded,
  templateRequested,
} from './history.model.ts';
export { $job, $stage, $view, jobRetried } from './job.model.ts';
export { $vendorId, bulkClosed, bulkShown } from './opening.model.ts';
export { ordersPlaced, placingConfirmed, placingDeclined, placingRequested } from './placing.model.ts';
export { jobCreated, uploadRequested } from './upload.model.ts';
