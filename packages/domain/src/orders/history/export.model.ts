import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { OrderListQuery } from '../../api/index.ts';
import { listOrdersFx } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import { sessionEnded } from '../../account/session/index.ts';
import { $market } from '../../account/vendors/index.ts';
import { $t } from '../../platform/i18n/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { toCsv } from './csv.ts';
import { dayOf } from './days.ts';
import { toExportFailureToast } from './failure-toast.ts';
import { matchesStatus, type StatusCategory } from './filters.ts';
import { $now, $query } from './loading.model.ts';
import { $filters, $vendorId, historyClosed } from './opening.model.ts';
import { toOrderRows } from './order-rows.ts';
import { appendPage, emptyPages, type LoadedPages } from './pages.ts';

/** A file for the vendor to download. */
export interface ExportedFile {
  readonly name: string;
  readonly text: string;
}

/** The vendor requested a file of all orders that match the filters. */
export const exportRequested = createEvent();
export const exportCancelled = createEvent();
/** All orders are loaded and the file is complete. */
export const exportFinished = createEvent<ExportedFile>();

/** A running export, with the filters at its start. */
interface ExportJob {
  readonly query: OrderListQuery;
  readonly status: StatusCategory;
  readonly now: number;
}

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

/** The number of orders loaded so far. Null without a running export. */
export const $exportedCount = combine($job, $pages, (job, { orders }) => (job ? orders.length : null));

// When the vendor requests a file, load all pages one after another.
const jobBuilt = sample({
  clock: exportRequested,
  source: { job: $job, query: $query, filters: $filters, now: $now },
  fn: ({ job, query, filters, now }): ExportJob | null =>
    job || !query ? null : { query, status: filters.status, now },
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

// When the last page is loaded, build the file.
sample({
  clock: pageLoaded.filterMap(({ job, page }) => (page.cursor === null ? job : undefined)),
  source: { pages: $pages, t: $t, market: $market },
  fn: ({ pages, t, market }, { query, status, now }): ExportedFile => {
    const orders = pages.orders.filter((order) => matchesStatus(order, status, now));
    return {
      name: fileNameOf(query, market.timeZone),
      text: toCsv(toOrderRows(orders, { t, market, now })),
    };
  },
  target: exportFinished,
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

// Without a job, late pages are ignored.
$job
  .on(exportStarted, (_, job) => job)
  .reset(exportFinished, exportFailed, exportCancelled, historyClosed, $vendorId, sessionEnded);

/** Returns a file name with the vendor and the days: `orders-y0ud-2026-11-14-2026-11-20.csv`. */
function fileNameOf({ vendorId, from = 0, to = 0 }: OrderListQuery, timeZone: string): string {
  const days = [dayOf(from, timeZone), dayOf(to - 1, timeZone)];
  return `orders-${vendorId.replace(/[^\w-]/g, '')}-${[...new Set(days)].join('-')}.csv`;
}
