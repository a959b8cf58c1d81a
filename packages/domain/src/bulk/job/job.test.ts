import { allSettled, type EventCallable } from 'effector';
import { describe, expect, it } from 'vitest';
import {
  createBulkJobFx,
  listBulkJobsFx,
  loadBulkJobFx,
  loadBulkTemplateFx,
  placeBulkOrdersFx,
  type BulkJob,
  type BulkJobWithOrders,
} from '../../api/bulk-jobs.ts';
import type { ApiFailure } from '../../api/failures.ts';
import { $session } from '../../account/session/session.model.ts';
import { $notifications } from '../../platform/notifications/notifications.model.ts';
import { sessionFixture } from '../../testing/fixtures.ts';
import { seedScope, type Seed } from '../../testing/seed-scope.ts';
import {
  $historyView,
  $job,
  $stage,
  $view,
  bulkShown,
  placingConfirmed,
  placingDeclined,
  placingRequested,
  templateRequested,
  uploadRequested,
} from './index.ts';

const jobWith = (changes: Partial<BulkJob> = {}): BulkJobWithOrders => ({
  job: {
    id: 'job-1',
    vendorId: 'k4ch',
    status: 'PREPROCESS_SUCCESS',
    createdBy: 'demo@saddlebag.test',
    createdAt: 0,
    rowCount: 3,
    readyCount: 3,
    errorCount: 0,
    placedCount: 0,
    totalFee: 180,
    currency: 'BDT',
    ...changes,
  },
  orders: [],
});
const placedJob = jobWith({ status: 'ORDER_PLACEMENT_SUCCESS', placedCount: 3 });

const reject = (failure: ApiFailure) => Promise.reject(Object.assign(new Error(failure.kind), failure));
const offline = () => reject({ kind: 'offline' });

const openBulk = (handlers: NonNullable<Seed['handlers']> = []) => {
  const defaults: NonNullable<Seed['handlers']> = [
    [createBulkJobFx, () => jobWith()],
    [loadBulkJobFx, () => jobWith()],
    [placeBulkOrdersFx, () => placedJob],
    [listBulkJobsFx, () => []],
  ];
  const overridden = new Set(handlers.map(([effect]) => effect));
  const scope = seedScope({
    values: [[$session, sessionFixture()]],
    handlers: [...defaults.filter(([effect]) => !overridden.has(effect)), ...handlers],
  });
  const fire = <T>(event: EventCallable<T>, ...params: T extends void ? [] : [NoInfer<T>]) =>
    allSettled(event as EventCallable<unknown>, { scope, params: params[0] });
  return {
    scope,
    fire,
    show: (jobId: string | null = null, vendorId = 'k4ch') => fire(bulkShown, { vendorId, jobId }),
    stage: () => scope.getState($stage),
    notices: () =>
      scope
        .getState($notifications)
        .map(({ message, durationMs }) => [typeof message === 'string' ? message : message.key, durationMs]),
  };
};

describe('a bulk upload', () => {
  // Proves: error.place-order-success
  it('goes from the file over its results and a confirmation to the placed orders', async () => {
    const sent: unknown[] = [];
    const bulk = openBulk([[placeBulkOrdersFx, (request: unknown) => (sent.push(request), placedJob)]]);
    await bulk.show();
    expect(bulk.stage()).toBe('AskExcelFile');
    await bulk.fire(uploadRequested, 'UEsDBA==');
    await bulk.show('job-1');
    expect([bulk.stage(), bulk.scope.getState($view)]).toEqual(['ShowPreprocessResults', 'ready']);
    await bulk.fire(placingRequested);
    await bulk.fire(placingDeclined);
    await bulk.fire(placingConfirmed);
    expect(sent).toEqual([]);
    await bulk.fire(placingRequested);
    await bulk.fire(placingConfirmed);
    await bulk.fire(placingConfirmed);
    expect(sent).toEqual([{ jobId: 'job-1' }]);
    expect(bulk.stage()).toBe('Placed');
    expect(bulk.notices()).toEqual([['bulk.place-order-success', 5000]]);
  });

  // Proves: bulk.cancelled-by-vendor
  it('is cancelled by a change of the vendor, also while the file is on its way', async () => {
    let answer: (job: BulkJobWithOrders) => void = () => {};
    const bulk = openBulk([
      [createBulkJobFx, () => new Promise<BulkJobWithOrders>((resolve) => (answer = resolve))],
    ]);
    await bulk.show();
    const upload = bulk.fire(uploadRequested, 'UEsDBA==');
    expect(bulk.stage()).toBe('UploadingExcelFile');
    const changed = bulk.show(null, 'm8dq');
    answer(jobWith());
    await Promise.all([upload, changed]);
    expect([bulk.stage(), bulk.scope.getState($job)]).toEqual(['AskExcelFile', null]);
  });

  it.each([
    [jobWith(), 'ShowPreprocessResults'],
    [placedJob, 'Placed'],
  ] as const)('opens the job of the URL after a reload', async (job, stage) => {
    const bulk = openBulk([[loadBulkJobFx, () => job]]);
    await bulk.show('job-1');
    expect([bulk.stage(), bulk.scope.getState($view)]).toEqual([stage, 'ready']);
  });

  // Proves: error.place-order-error
  it('shows what is placed after a lost response, and continues with the next press', async () => {
    let attempts = 0;
    const bulk = openBulk([
      [placeBulkOrdersFx, () => ((attempts += 1), attempts === 1 ? offline() : placedJob)],
      [loadBulkJobFx, () => jobWith({ placedCount: 2 })],
    ]);
    await bulk.show('job-1');
    await bulk.fire(placingRequested);
    await bulk.fire(placingConfirmed);
    expect(bulk.stage()).toBe('ShowPreprocessResults');
    expect(bulk.scope.getState($job)?.job.placedCount).toBe(2);
    expect(bulk.notices()).toEqual([['bulk.place-order-error', 7000]]);
    await bulk.fire(placingRequested);
    await bulk.fire(placingConfirmed);
    expect(bulk.stage()).toBe('Placed');
  });

  it('opens the placed orders when only the response was lost', async () => {
    const jobs = [jobWith(), placedJob];
    const bulk = openBulk([
      [placeBulkOrdersFx, offline],
      [loadBulkJobFx, () => jobs.shift()],
    ]);
    await bulk.show('job-1');
    await bulk.fire(placingRequested);
    await bulk.fire(placingConfirmed);
    expect(bulk.stage()).toBe('Placed');
    expect(bulk.notices()).toEqual([['bulk.place-order-success', 5000]]);
  });

  // Proves: error.file-upload-error, error.job-history-error, error.view-details-error, error.template-file-error
  it('reports each call that fails', async () => {
    const bulk = openBulk([
      [createBulkJobFx, offline],
      [listBulkJobsFx, offline],
      [loadBulkJobFx, offline],
      [loadBulkTemplateFx, offline],
    ]);
    await bulk.show();
    expect(bulk.scope.getState($historyView)).toBe('failed');
    await bulk.fire(uploadRequested, 'UEsDBA==');
    expect(bulk.stage()).toBe('AskExcelFile');
    await bulk.fire(templateRequested);
    await bulk.show('job-9');
    expect(bulk.scope.getState($view)).toBe('failed');
    expect(bulk.notices().map(([key]) => key)).toEqual([
      'bulk.job-history-error',
      'bulk.file-upload-error',
      'bulk.template-file-error',
      'bulk.view-details-error',
    ]);
  });
});
