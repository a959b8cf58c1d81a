import { attach, createEvent, sample } from 'effector';
import { createBulkJobFx, type BulkContent } from '../../api/internal.ts';
import { notify } from '../../platform/notifications/index.ts';
import { $random } from '../../platform/ports/index.ts';
import { bulkToast } from './failure-toast.ts';
import { $job, $stage, jobReceived, stageEventHappened } from './job.model.ts';
import { $jobId, $vendorId } from './opening.model.ts';

/** The vendor chose a file, or corrected its rows. */
export const uploadRequested = createEvent<BulkContent>();

const uploadFx = attach({ effect: createBulkJobFx });

// When the vendor chooses a file, upload it. A response that arrives after a change of the vendor is ignored.
const uploadPrepared = sample({
  clock: uploadRequested,
  source: { vendorId: $vendorId, random: $random, stage: $stage },
  filter: ({ vendorId, stage }) =>
    vendorId !== null && (stage === 'AskExcelFile' || stage === 'ShowPreprocessResults'),
  fn: ({ vendorId, random }, content) => ({ vendorId, content, key: random.uuid() }),
}).filterMap(({ vendorId, ...upload }) => (vendorId === null ? undefined : { vendorId, ...upload }));
sample({ clock: uploadPrepared, target: uploadFx });
sample({ clock: uploadFx, fn: () => 'uploadStarted' as const, target: stageEventHappened });
/** The service has checked the file. The screen then opens the job's URL. */
export const jobCreated = sample({
  clock: uploadFx.done,
  source: { vendorId: $vendorId, stage: $stage },
  filter: ({ vendorId, stage }, { params }) => stage === 'UploadingExcelFile' && params.vendorId === vendorId,
  fn: (_, { result }) => result,
});
sample({ clock: jobCreated, target: jobReceived });
sample({ clock: uploadFx.fail, fn: () => 'uploadFailed' as const, target: stageEventHappened });

// When corrected rows are not accepted, the checked job stays open.
sample({
  clock: sample({
    clock: uploadFx.fail,
    source: { job: $job, jobId: $jobId },
    fn: ({ job, jobId }) => (job?.job.id === jobId ? job : null),
  }).filterMap((job) => job ?? undefined),
  target: jobReceived,
});
sample({
  clock: uploadFx.fail,
  source: $vendorId,
  filter: (vendorId, { params, error }) => params.vendorId === vendorId && error.kind !== 'unauthorized',
  fn: () => bulkToast('error', 'bulk.file-upload-error'),
  target: notify,
});
