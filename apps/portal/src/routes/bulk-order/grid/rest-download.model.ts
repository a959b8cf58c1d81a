import { attach, createEffect, createEvent, sample } from 'effector';
import type { ExportRows, Workbook } from '@saddlebag/domain/history';
import { $dir, $t } from '@saddlebag/domain/i18n';
import { notify, toast } from '@saddlebag/domain/notifications';
import { downloadFileFx } from '../../../download-file.ts';
import { writeWorkbook } from '../../../widgets/workbook/index.ts';

/** The vendor asked for a file of the rows with errors. Carries its cells. */
export const restDownloadRequested = createEvent<ExportRows>();

const fileName = 'orders-to-correct.xlsx';
const fileType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Writes a workbook in a worker. Returns null if that is not possible. */
export const writeRestFx = createEffect((workbook: Workbook) =>
  writeWorkbook(workbook, new AbortController().signal),
);
const writeRestRowsFx = attach({
  source: { t: $t, dir: $dir },
  effect: writeRestFx,
  mapParams: (rows: ExportRows, { t, dir }) => ({
    fileName,
    sheetName: t('bulk.grid.rest.sheet'),
    isRightToLeft: dir === 'rtl',
    rows,
  }),
});
const saveFx = attach({ effect: downloadFileFx });
export const $isRestWriting = writeRestRowsFx.pending;

// When the vendor asks for the file, write and save it. A second request is ignored while the first runs.
sample({
  clock: restDownloadRequested,
  source: $isRestWriting,
  filter: (isWriting) => !isWriting,
  fn: (_, rows) => rows,
  target: writeRestRowsFx,
});
sample({
  clock: writeRestRowsFx.doneData.filterMap((bytes) => bytes ?? undefined),
  fn: (content) => ({ name: fileName, type: fileType, content }),
  target: saveFx,
});
sample({
  clock: [
    writeRestRowsFx.fail,
    saveFx.fail,
    writeRestRowsFx.doneData.filter({ fn: (bytes) => bytes === null }),
  ],
  fn: () => toast('error', 'bulk.grid.rest.failed'),
  target: notify,
});
