import { attach, createStore, sample } from 'effector';
import { sendReportFx, type Report } from '../../api/internal.ts';
import { sessionEnded } from '../../account/session/index.ts';
import { $market } from '../../account/vendors/index.ts';
import { $flags } from '../../platform/flags/index.ts';
import { $t } from '../../platform/i18n/index.ts';
import { notificationActionPressed, notify } from '../../platform/notifications/index.ts';
import { $random } from '../../platform/ports/index.ts';
import { toCsv } from './csv.ts';
import { toExportRows, toFileName } from './export-file.ts';
import { $exportProgress, exportLoaded, stageChanged } from './export.model.ts';
import { toast, toReportFailureToast, type RetryAction } from './failure-toast.ts';

/** Characters that JSON bodies of the service cannot contain: null, and halves of surrogate pairs. */
const unstorable = /[\0\p{Surrogate}]/gu;

const sendFx = attach({ effect: sendReportFx });

/**
 * The report that was sent last, with its key. A retry after a lost response repeats the key, so that the
 * vendor receives one email.
 */
const $report = createStore<Report | null>(null, { serialize: 'ignore' })
  .on(sendFx, (_, report) => report)
  .reset(exportLoaded, sessionEnded);

// When the orders of a report are loaded, send it.
sample({
  clock: exportLoaded,
  source: { t: $t, flags: $flags, market: $market, random: $random },
  filter: (_, { kind }) => kind === 'email',
  fn: ({ t, flags, market, random }, { kind, query, orders, now }): Report => ({
    vendorId: query.vendorId,
    fileName: toFileName(kind, query, market.timeZone),
    content: toCsv(toExportRows(kind, orders, { t, flags, market, now })).replace(unstorable, ''),
    key: random.uuid(),
  }),
  target: sendFx,
});
sample({ clock: sendFx, fn: () => 'sending' as const, target: stageChanged });
sample({ clock: sendFx.finally, fn: () => null, target: stageChanged });

// When the report is sent, show where. Otherwise show what to do next. Another account sees neither.
sample({
  clock: sendFx.done,
  source: $report,
  filter: (report, { params }) => report === params,
  fn: (_, { result: { email } }) => toast('success', 'history.export.sent', { email }),
  target: notify,
});
sample({
  clock: sendFx.fail,
  source: $report,
  filter: (report, { params, error }) => report === params && error.kind !== 'unauthorized',
  fn: (_, { error }) => toReportFailureToast(error),
  target: notify,
});
sample({
  clock: sample({
    clock: notificationActionPressed,
    source: { report: $report, progress: $exportProgress },
    filter: ({ progress }, { action }) =>
      progress === null && action === ('report-retry' satisfies RetryAction),
  }).filterMap(({ report }) => report ?? undefined),
  target: sendFx,
});
