import { createEffect, createStore, sample } from 'effector';
import {
  workbookFailed,
  workbookNeeded,
  workbookReleased,
  workbookWritten,
  type Workbook,
} from '@saddlebag/domain/history';
import { writeWorkbook } from '../../../widgets/workbook/index.ts';

interface Writing {
  readonly workbook: Workbook;
  /** Stops the worker. */
  readonly controller: AbortController;
}

/** Writes a workbook in a worker. Returns null if that is not possible. */
const writeWorkbookFx = createEffect(({ workbook, controller }: Writing) =>
  writeWorkbook(workbook, controller.signal),
);
const stopWriterFx = createEffect((controller: AbortController) => {
  controller.abort();
});

const $controller = createStore<AbortController | null>(null, { serialize: 'ignore' }).on(
  writeWorkbookFx,
  (_, { controller }) => controller,
);

// When the model needs a workbook, write it.
sample({
  clock: workbookNeeded,
  fn: (workbook) => ({ workbook, controller: new AbortController() }),
  target: writeWorkbookFx,
});
sample({
  clock: writeWorkbookFx.done.filterMap(({ params: { workbook }, result: bytes }) =>
    bytes === null ? undefined : { workbook, bytes },
  ),
  target: workbookWritten,
});
sample({
  clock: [writeWorkbookFx.fail, writeWorkbookFx.done.filter({ fn: ({ result }) => result === null })],
  fn: ({ params: { workbook } }) => workbook,
  target: workbookFailed,
});

// When the vendor cancels the export, stop the worker.
sample({ clock: workbookReleased, source: $controller, filter: Boolean, target: stopWriterFx });
