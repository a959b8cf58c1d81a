import { createWorkerUrl } from '../../../trusted-worker-url.ts';
import workerUrl from './order-file.worker.ts?worker&url';

/** Returns the URL of the worker that reads order files. */
export const orderFileWorkerUrl = createWorkerUrl('saddlebag#order-file', workerUrl);
