import { attach, combine, createEvent, createStore, sample } from 'effector';
import { listBulkJobsFx, loadBulkTemplateFx, type BulkJob } from '../../api/internal.ts';
import { notify } from '../../platform/notifications/index.ts';
import { bulkToast } from './failure-toast.ts';
import { $jobId, $vendorId, bulkClosed } from './opening.model.ts';

/** The vendor requested the job history again after a failure. */
export const jobHistoryRetried = createEvent();
export const templateRequested = createEvent();

const listFx = attach({ effect: listBulkJobsFx });
const loadTemplateFx = attach({ effect: loadBulkTemplateFx });

/** The template has loaded. The content is base64. */
export const templateLoaded = loadTemplateFx.doneData;
export const $isTemplateLoading = loadTemplateFx.pending;

/** The jobs of the vendor, newest first. Null until they have loaded. */
export const $jobs = createStore<readonly BulkJob[] | null>(null, { serialize: 'ignore' }).reset(
  $vendorId,
  bulkClosed,
);
const $hasFailed = createStore(false)
  .on(listFx.fail, () => true)
  .reset(listFx, bulkClosed);

export const $historyView = combine($jobs, $hasFailed, (jobs, hasFailed) => {
  if (jobs !== null) return jobs.length === 0 ? ('empty' as const) : ('ready' as const);
  return hasFailed ? ('failed' as const) : ('loading' as const);
});

// While a file is asked for, show the jobs of the vendor.
const historyNeeded = sample({
  clock: [$vendorId.updates, $jobId.updates, jobHistoryRetried],
  source: { vendorId: $vendorId, jobId: $jobId },
  fn: ({ vendorId, jobId }) => (vendorId === null || jobId !== null ? null : { vendorId }),
}).filterMap((request) => request ?? undefined);
sample({ clock: historyNeeded, target: listFx });
const jobsLoaded = sample({
  clock: listFx.done,
  source: $vendorId,
  filter: (vendorId, { params }) => params.vendorId === vendorId,
  fn: (_, { result }) => result,
});
sample({ clock: jobsLoaded, target: $jobs });
sample({
  clock: listFx.fail,
  filter: ({ error }) => error.kind !== 'unauthorized',
  fn: () => bulkToast('error', 'bulk.job-history-error'),
  target: notify,
});

sample({ clock: templateRequested, target: loadTemplateFx });
sample({
  clock: loadTemplateFx.fail,
  filter: ({ error }) => error.kind !== 'unauthorized',
  fn: () => bulkToast('error', 'bulk.template-file-error'),
  target: notify,
});
