import type { OrderReader } from '@saddlebag/domain/bulk-reader';
import { orderFileWorkerUrl } from './order-file-worker-url.ts';
import type { ReaderMessage, ReadRequest } from './reader-messages.ts';

/**
 * Reads each file in a new worker, so a hostile file cannot freeze the page. Aborting the signal ends the
 * worker at once, even in the middle of a file.
 */
export const workerOrderReader: OrderReader = {
  read: async (source, { progressed: _progressed, ...options }, signal, progressed) => {
    if (signal.aborted) return null;
    const worker = new Worker(orderFileWorkerUrl(), { type: 'module' });
    try {
      return await new Promise((resolve) => {
        const fail = (event: Event) => {
          // The vendor sees the failure, so the browser need not log the error of the worker.
          event.preventDefault();
          resolve(null);
        };
        worker.addEventListener('error', fail);
        worker.addEventListener('messageerror', fail);
        signal.addEventListener('abort', fail, { once: true });
        worker.addEventListener('message', ({ data }: MessageEvent<ReaderMessage>) => {
          if ('reading' in data) resolve(data.reading);
          else progressed(data.progress);
        });
        worker.postMessage({ source, options } satisfies ReadRequest);
      });
    } finally {
      worker.terminate();
    }
  },
};
