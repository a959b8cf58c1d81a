import { createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '../../account/session/index.ts';
import { $market } from '../../account/vendors/index.ts';
import { $flags } from '../../platform/flags/index.ts';
import { $dir, $t } from '../../platform/i18n/index.ts';
import { notificationActionPressed, notify } from '../../platform/notifications/index.ts';
import { toCsv } from './csv.ts';
import type { ExportRows } from './export-cell.ts';
import { csvType, toExportRows, toFileName, workbookType, type ExportedFile } from './export-file.ts';
import { $exportProgress, exportAbandoned, exportLoaded, stageChanged } from './export.model.ts';
import { toast, withRetry, type RetryAction } from './failure-toast.ts';

/** The contents of an XLSX file. */
export interface Workbook {
  readonly fileName: string;
  readonly sheetName: string;
  readonly isRightToLeft: boolean;
  readonly rows: ExportRows;
}

/** The file of an export is complete. */
export const exportFinished = createEvent<ExportedFile>();
/** A workbook must be written. The app responds with `workbookWritten` or `workbookFailed`. */
export const workbookNeeded = createEvent<Workbook>();
export const workbookWritten = createEvent<{
  readonly workbook: Workbook;
  readonly bytes: Uint8Array<ArrayBuffer>;
}>();
export const workbookFailed = createEvent<Workbook>();

const $workbook = createStore<Workbook | null>(null, { serialize: 'ignore' }).on(
  workbookNeeded,
  (_, workbook) => workbook,
);
/** A workbook is finished, has failed or is no longer needed. */
export const workbookReleased = $workbook.updates.filterMap((workbook) =>
  workbook === null ? null : undefined,
);

// When the orders of a file are loaded, build its rows.
const rowsBuilt = sample({
  clock: exportLoaded,
  source: { t: $t, flags: $flags, market: $market, dir: $dir },
  filter: (_, { kind }) => kind !== 'email',
  fn: ({ t, flags, market, dir }, { kind, query, orders, now }) => ({
    kind,
    fileName: toFileName(kind, query, market.timeZone),
    sheetName: t('history.title'),
    isRightToLeft: dir === 'rtl',
    rows: toExportRows(kind, orders, { t, flags, market, now }),
  }),
});
sample({
  clock: rowsBuilt,
  filter: ({ kind }) => kind !== 'xlsx',
  fn: ({ fileName, rows }) => ({ name: fileName, type: csvType, content: toCsv(rows) }),
  target: exportFinished,
});
sample({ clock: rowsBuilt, filter: ({ kind }) => kind === 'xlsx', target: workbookNeeded });
sample({ clock: workbookNeeded, fn: () => 'writing' as const, target: stageChanged });

// When the workbook is written, its file is complete. Ignore the workbook of a cancelled export.
sample({
  clock: workbookWritten,
  source: $workbook,
  filter: (current, { workbook }) => workbook === current,
  fn: (_, { workbook, bytes }) => ({ name: workbook.fileName, type: workbookType, content: bytes }),
  target: exportFinished,
});
sample({ clock: exportFinished, fn: () => null, target: stageChanged });

// When the workbook cannot be written, offer to write it again.
const writingFailed = sample({
  clock: workbookFailed,
  source: $workbook,
  filter: (current, workbook) => workbook === current,
  fn: (_, workbook) => workbook,
});
const $failedWorkbook = createStore<Workbook | null>(null, { serialize: 'ignore' })
  .on(writingFailed, (_, workbook) => workbook)
  .reset(exportLoaded, sessionEnded);
sample({ clock: writingFailed, fn: () => null, target: stageChanged });
sample({
  clock: writingFailed,
  fn: () => withRetry(toast('error', 'history.export.workbook-failed'), 'workbook-retry'),
  target: notify,
});
sample({
  clock: sample({
    clock: notificationActionPressed,
    source: { workbook: $failedWorkbook, progress: $exportProgress },
    filter: ({ progress }, { action }) =>
      progress === null && action === ('workbook-retry' satisfies RetryAction),
  }).filterMap(({ workbook }) => workbook ?? undefined),
  target: workbookNeeded,
});

$workbook.reset(exportFinished, writingFailed, exportAbandoned, sessionEnded);
