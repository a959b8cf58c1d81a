import { createEvent, createStore } from 'effector';
import { sessionEnded } from '../../account/session/index.ts';

interface BulkPlace {
  readonly vendorId: string;
  /** The job in the URL. Null while a file is asked for. */
  readonly jobId: string | null;
}

/** The bulk screen opened, or its URL changed. May be fired repeatedly. */
export const bulkShown = createEvent<BulkPlace>();
export const bulkClosed = createEvent();

export const $vendorId = createStore<string | null>(null)
  .on(bulkShown, (_, { vendorId }) => vendorId)
  .reset(bulkClosed, sessionEnded);
export const $jobId = createStore<string | null>(null)
  .on(bulkShown, (_, { jobId }) => jobId)
  .reset(bulkClosed, sessionEnded);
