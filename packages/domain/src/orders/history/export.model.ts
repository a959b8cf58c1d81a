import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { Order, OrderListQuery } from '../../api/index.ts';
import { listOrdersFx } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import { $session, sessionEnded } from '../../account/session/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import type { ExportKind } from './export-file.ts';
import { toExportFailureToast, toast } from './failure-toast.ts';
import { matchesStatus, type StatusCategory } from './filters.ts';
import { $now, $query } from './loading.model.ts';
import { $filters, $vendorId, historyClosed } from './opening.model.ts';
import { appendPage, emptyPages, type LoadedPages } from './pages.ts';

/** The vendor requested a file or an email of all orders that match the filters. */
export const exportRequested = createEvent<ExportKind>();
export const exportCancelled = createEvent();

/** A running export, with the filters at its start. */
interface ExportJob {
  readonly kind: ExportKind;
  readonly query: OrderListQuery;
  readonly status: StatusCategory;
  readonly now: number;
}

/** All orders of an export that match its filters, newest first. */
export interface LoadedExport extends ExportJob {
  readonly orders: readonly Order[];
}

export const exportLoaded = createEvent<LoadedExport>();
/** The export entered another stage, or ended (null). */
export const stageChanged = createEvent<'writing' | 'sending' | null>();

const exportStarted = createEvent<ExportJob>();
const pageNeeded = createEvent<{ readonly job: ExportJob; readonly cursor: string | null }>();
const loadExportPageFx = attach({
  effect: listOrdersFx,
  mapParams: ({ job: { query }, cursor }: { job: ExportJob; cursor: string | null }) => ({
    ...query,
    count: limits.activeOrdersCount,
    ...(cursor !== null && { cursor }),
  }),
});

const $job = createStore<ExportJob | null>(null, { serialize: 'ignore' });
const $pages = createStore<LoadedPages>(emptyPages, { serialize: 'ignore' }).reset(exportStarted);
const $stage = createStore<'reading' | 'writing' | 'sending' | null>(null);

/** The stage of the running export and the number of loaded orders. Null without a running export. */
export const $exportProgress = combine($stage, $pages, (stage, { orders }) =>
  stage === null ? null : { stage, count: orders.length },
);
/** The email of the account, or null. An account can have a mobile number in its place. */
const $accountEmail = $session.map((session) =>
  session?.user.email.includes('@') ? session.user.email : null,
);

// When the vendor requests a file, load all pages one after another.
const jobBuilt = sample({
  clock: exportRequested,
  source: { stage: $stage, query: $query, filters: $filters, now: $now, email: $accountEmail },
  fn: ({ stage, query, filters, now, email }, kind): ExportJob | null =>
    stage !== null || !query || (kind === 'email' && email === null)
      ? null
      : { kind, query, status: filters.status, now },
}).filterMap((job) => job ?? undefined);
sample({ clock: jobBuilt, target: exportStarted });
sample({ clock: exportStarted, fn: (job) => ({ job, cursor: null }), target: pageNeeded });
sample({ clock: pageNeeded, target: loadExportPageFx });

const pageLoaded = sample({
  clock: loadExportPageFx.done,
  source: $job,
  filter: (job, { params }) => params.job === job,
  fn: (_, { params, result }) => ({ job: params.job, page: result }),
});
$pages.on(pageLoaded, (pages, { page }) => appendPage(pages, page));
sample({
  clock: pageLoaded.filterMap(({ job, page: { cursor } }) => (cursor === null ? undefined : { job, cursor })),
  target: pageNeeded,
});
sample({
  clock: pageLoaded.filterMap(({ job, page }) => (page.cursor === null ? job : undefined)),
  source: $pages,
  fn: ({ orders }, job) => ({
    ...job,
    orders: orders.filter((order) => matchesStatus(order, job.status, job.now)),
  }),
  target: exportLoaded,
});

const exportFailed = sample({
  clock: loadExportPageFx.fail,
  source: $job,
  filter: (job, { params }) => params.job === job,
  fn: (_, { error }) => error,
});
sample({
  clock: exportFailed,
  filter: ({ kind }) => kind !== 'unauthorized',
  fn: toExportFailureToast,
  target: notify,
});

// When the account has no email, show that the report cannot be sent.
sample({
  clock: exportRequested,
  source: $accountEmail,
  filter: (email, kind) => kind === 'email' && email === null,
  fn: () => toast('error', 'history.export.no-email'),
  target: notify,
});

/** The vendor cancelled the export or left its orders. A report that is being sent is not affected. */
export const exportAbandoned = sample({
  clock: [exportCancelled, historyClosed, $vendorId.updates],
  fn: () => undefined,
});

// Without a job, late pages are ignored.
$job.on(exportStarted, (_, job) => job).reset(exportLoaded, exportFailed, exportAbandoned, sessionEnded);
$stage
  .on(exportStarted, () => 'reading')
  .on(stageChanged, (_, stage) => stage)
  .on(exportAbandoned, (stage) => (stage === 'sending' ? stage : null))
  .reset(exportFailed, sessionEnded);
