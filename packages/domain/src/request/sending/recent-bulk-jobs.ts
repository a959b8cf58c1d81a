import { hasShape, isListOf, isNumber, isText } from '../../platform/guards/index.ts';
import { accountKeys } from '../../platform/ports/internal.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import { createRecentList } from './recent-list.ts';
import type { Recipient } from '../../platform/recipients/index.ts';
import { hashRecipient } from './recipient.ts';

const recentJobs = createRecentList(
  `${accountKeys.recents}-bulk-jobs`,
  hasShape({ jobId: isText, recipients: isListOf(isText), at: isNumber }),
);

/** The orders of a bulk job that exist or may exist. */
export interface RequestedJob {
  readonly jobId: string;
  readonly recipients: readonly Recipient[];
}

/** Stores for whom a bulk job requested riders at `now`. Replaces what was stored for the job. */
export const rememberBulkJob = (
  storage: KeyValueStorage,
  { jobId, recipients }: RequestedJob,
  now: number,
): void => {
  const otherJobs = recentJobs.read(storage, now).filter((job) => job.jobId !== jobId);
  recentJobs.write(storage, [...otherJobs, { jobId, recipients: recipients.map(hashRecipient), at: now }]);
};

/** Returns the hashes of the recipients of recent bulk jobs. */
export const readBulkRecipients = (storage: KeyValueStorage, now: number): readonly string[] =>
  recentJobs.read(storage, now).flatMap(({ recipients }) => recipients);
