// Calls of single screens. The first load contains everything that `index.ts` imports.
export { helpCentreHost, loadHelpCentreTokenFx, startHelpCentre } from './help-centre.ts';
export { sendReportFx, type Report } from './report.ts';
export {
  createBulkJobFx,
  listBulkJobsFx,
  loadBulkJobFx,
  loadBulkTemplateFx,
  placeBulkOrdersFx,
  type BulkContent,
  type BulkJob,
  type BulkJobWithOrders,
  type BulkOrder,
} from './bulk-jobs.ts';
export {
  createOutletFx,
  findAddressFx,
  loadAddressFx,
  loadOutletFx,
  updateOutletFx,
  type Outlet,
  type OutletAddress,
} from './outlets.ts';
