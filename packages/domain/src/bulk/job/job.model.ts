import { attach, combine, createEvent, createStore, sample } from 'effector';
import { loadBulkJobFx, type BulkJobWithOrders } from '../../api/internal.ts';
import { isFinishedJob } from '../../contracts/bulk-job-status.ts';
import { notify } from '../../platform/notifications/index.ts';
import { bulkToast } from './failure-toast.ts';
import { nextStage, type BulkEventName, type BulkStage } from './flow.ts';
import { $jobId, $vendorId, bulkClosed } from './opening.model.ts';

/** The vendor requested the job in the URL again after a failure. */
export const jobRetried = createEvent();
export const stageEventHappened = createEvent<BulkEventName>();
export const jobReceived = createEvent<BulkJobWithOrders>();

const loadFx = attach({ effect: loadBulkJobFx });

export const $stage = createStore<BulkStage>('AskExcelFile')
  .on(stageEventHappened, nextStage)
  .reset(bulkClosed);
/** The opened job with its rows. Null until it is loaded. */
export const $job = createStore<BulkJobWithOrders | null>(null, { serialize: 'ignore' })
  .on(jobReceived, (_, job) => job)
  .reset(bulkClosed);
const $hasFailed = createStore(false)
  .on(loadFx.fail, () => true)
  .reset(loadFx, $jobId, bulkClosed);

/** What the screen shows. `failed`: the job in the URL could not be loaded. */
export const $view = combine(
  { jobId: $jobId, job: $job, hasFailed: $hasFailed },
  ({ jobId, job, hasFailed }): 'empty' | 'loading' | 'ready' | 'failed' => {
    if (jobId === null) return 'empty';
    if (job?.job.id === jobId) return 'ready';
    return hasFailed ? 'failed' : 'loading';
  },
);

const $place = combine($vendorId, $jobId, (vendorId, jobId) =>
  vendorId === null ? null : { vendorId, jobId },
);

// When the vendor or the job in the URL changes, leave the opened job. Its late responses are then ignored.
sample({
  clock: $place.updates,
  source: $job,
  filter: (job, place) => place?.jobId !== job?.job.id || place?.vendorId !== job?.job.vendorId,
  fn: () => 'jobLeft' as const,
  target: stageEventHappened,
});

// When the URL names a job that is not opened, for example after a reload, load it.
const jobNeeded = sample({
  clock: [$place.updates, jobRetried],
  source: { place: $place, job: $job },
  fn: ({ place, job }) =>
    place === null || place.jobId === null || place.jobId === job?.job.id
      ? null
      : { vendorId: place.vendorId, jobId: place.jobId },
}).filterMap((request) => request ?? undefined);
sample({ clock: jobNeeded, target: loadFx });
sample({
  clock: loadFx.done,
  source: $jobId,
  filter: (jobId, { params }) => params.jobId === jobId,
  fn: (_, { result }) => result,
  target: jobReceived,
});

sample({
  clock: loadFx.fail,
  filter: ({ error }) => error.kind !== 'unauthorized',
  fn: () => bulkToast('error', 'bulk.view-details-error'),
  target: notify,
});

sample({
  clock: jobReceived,
  fn: ({ job }) => (isFinishedJob(job.status) ? ('finishedJobOpened' as const) : ('jobOpened' as const)),
  target: stageEventHappened,
});
