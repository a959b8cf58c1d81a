import type { Workbook } from '@saddlebag/domain/history';
import { workbookWorkerUrl } from './workbook-worker-url.ts';

/**
 * Writes a workbook in a new worker, which loads the spreadsheet library and ends with the file.
 * @returns null if the worker does not load, fails or is stopped through the signal
 */
export const writeWorkbook = async (
  workbook: Workbook,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const worker = new Worker(workbookWorkerUrl(), { type: 'module' });
  const bytes = await new Promise<unknown>((resolve) => {
    const fail = (event: Event) => {
      // The vendor sees a notification, so the browser need not log the error of the worker.
      event.preventDefault();
      resolve(null);
    };
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    signal.addEventListener('abort', fail);
    worker.addEventListener('message', ({ data }) => {
      resolve(data);
    });
    worker.postMessage(workbook);
  });
  worker.terminate();
  return bytes instanceof Uint8Array && bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer)
    : null;
};
