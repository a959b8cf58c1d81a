import { attach, sample } from 'effector';
import { isAmbiguous } from '../../api/index.ts';
import type { BulkJobWithOrders, BulkOrder } from '../../api/internal.ts';
import { $clock, $storage } from '../../platform/ports/index.ts';
import type { Recipient } from '../../platform/recipients/index.ts';
import { rememberBulkJob } from '../../request/sending/internal.ts';
import { $job } from './job.model.ts';
import { placeFx, placementPrepared, reloadFx } from './placing.model.ts';

interface RequestedOrders {
  readonly jobId: string;
  readonly orders: readonly BulkOrder[];
}

/** A single request usually has the address that the search found, and a repeated row the typed one. */
const recipientsOf = ({ phoneNumber, address, foundAddress }: BulkOrder): readonly Recipient[] =>
  [address, foundAddress].flatMap((known) => (known === null ? [] : { phoneNumber, address: known }));

const ordersWith = (
  { job, orders }: BulkJobWithOrders,
  ...statuses: readonly BulkOrder['status'][]
): RequestedOrders => ({ jobId: job.id, orders: orders.filter(({ status }) => statuses.includes(status)) });

/** Stores for whom a job requested riders, so that the next request for one of them is a known repeat. */
const rememberFx = attach({
  source: { storage: $storage, clock: $clock },
  effect: ({ storage, clock }, { jobId, orders }: RequestedOrders) => {
    rememberBulkJob(storage, { jobId, recipients: orders.flatMap(recipientsOf) }, clock.now());
  },
});

// When orders are sent, each of them may exist from now on, even if no response arrives.
sample({
  clock: placementPrepared,
  fn: (job) => ordersWith(job, 'READY', 'PLACED'),
  target: rememberFx,
});

// When the service says which orders exist, forget the others.
sample({
  clock: [placeFx.doneData, reloadFx.doneData],
  fn: (job) => ordersWith(job, 'PLACED'),
  target: rememberFx,
});
// A refused placement has created no order. Earlier ones of the same job may have.
sample({
  clock: sample({
    clock: placeFx.fail,
    source: $job,
    fn: (job, { params, error }) => (job?.job.id === params.jobId && !isAmbiguous(error) ? job : null),
  }).filterMap((job) => job ?? undefined),
  fn: (job) => ordersWith(job, 'PLACED'),
  target: rememberFx,
});
