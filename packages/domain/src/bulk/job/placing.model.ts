import { attach, createEvent, merge, sample } from 'effector';
import { isAmbiguous } from '../../api/index.ts';
import { loadBulkJobFx, placeBulkOrdersFx } from '../../api/internal.ts';
import { isFinishedJob } from '../../contracts/bulk-job-status.ts';
import { notify } from '../../platform/notifications/index.ts';
import { bulkToast, placeOrderErrorMs } from './failure-toast.ts';
import { $job, $stage, jobReceived, stageEventHappened } from './job.model.ts';
import { $vendorId } from './opening.model.ts';

export const placingRequested = createEvent();
export const placingDeclined = createEvent();
export const placingConfirmed = createEvent();

export const placeFx = attach({ effect: placeBulkOrdersFx });
export const reloadFx = attach({ effect: loadBulkJobFx });

// When the vendor confirms, place the orders. A second press finds the machine in another stage.
sample({ clock: placingRequested, fn: () => 'placingRequested' as const, target: stageEventHappened });
sample({ clock: placingDeclined, fn: () => 'placingDeclined' as const, target: stageEventHappened });
export const placementPrepared = sample({
  clock: placingConfirmed,
  source: { job: $job, stage: $stage },
  filter: ({ stage }) => stage === 'ConfirmPlacing',
  fn: ({ job }) => job,
}).filterMap((job) => job ?? undefined);
sample({ clock: placementPrepared, fn: ({ job }) => ({ jobId: job.id }), target: placeFx });
sample({ clock: placeFx, fn: () => 'placingConfirmed' as const, target: stageEventHappened });

// When no usable response arrives, load the job: it says which rows are placed.
const placementUnclear = sample({
  clock: placeFx.fail,
  source: $vendorId,
  fn: (vendorId, { params, error }) =>
    vendorId !== null && isAmbiguous(error) ? { vendorId, jobId: params.jobId } : null,
}).filterMap((request) => request ?? undefined);
sample({ clock: placementUnclear, target: reloadFx });
const jobReloaded = sample({
  clock: reloadFx.done,
  source: $job,
  filter: (job, { params }) => job?.job.id === params.jobId,
  fn: (_, { result }) => result,
});

const placementEnded = merge([
  sample({
    clock: placeFx.done,
    source: $job,
    filter: (job, { params }) => job?.job.id === params.jobId,
    fn: (_, { result }) => result,
  }),
  jobReloaded.filter({ fn: ({ job }) => isFinishedJob(job.status) }),
]);
sample({ clock: placementEnded, fn: () => 'ordersPlaced' as const, target: stageEventHappened });
sample({ clock: placementEnded, target: jobReceived });
/** Every row became an order. The screen then opens the tracking screen. */
export const ordersPlaced = placementEnded.filter({
  fn: ({ job }) => job.status === 'ORDER_PLACEMENT_SUCCESS',
});

// When rows remain, a repeat places them and no others.
const placementFailed = merge([
  placeFx.failData.filter({ fn: (error) => !isAmbiguous(error) }),
  reloadFx.failData,
  jobReloaded.filterMap(({ job }) => (isFinishedJob(job.status) ? undefined : null)),
]);
sample({ clock: placementFailed, fn: () => 'placingFailed' as const, target: stageEventHappened });
sample({ clock: jobReloaded.filter({ fn: ({ job }) => !isFinishedJob(job.status) }), target: jobReceived });

sample({
  clock: ordersPlaced,
  fn: () => bulkToast('success', 'bulk.place-order-success'),
  target: notify,
});
sample({
  clock: placementFailed,
  filter: (error) => error?.kind !== 'unauthorized',
  fn: () => ({ ...bulkToast('error', 'bulk.place-order-error'), durationMs: placeOrderErrorMs }),
  target: notify,
});
