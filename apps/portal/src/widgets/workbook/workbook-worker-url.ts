import { createWorkerUrl } from '../../trusted-worker-url.ts';
import workerUrl from './workbook.worker.ts?worker&url';

/** Returns the URL of the worker that writes workbooks. */
export const workbookWorkerUrl = createWorkerUrl('saddlebag#workbook', workerUrl);
