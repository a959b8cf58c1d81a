import { attach, sample } from 'effector';
import { $clock, $storage } from '../../platform/ports/index.ts';
import { checkFinished, checkStarted } from './order-sending.model.ts';
import type { Placement } from './placement.ts';
import { isRequestedAgain, noteRequest } from './recent-requests.ts';
import type { Verdict } from './sending.ts';

interface Search {
  readonly run: number;
  readonly job: Placement;
  /** The vendor has confirmed that this draft is meant as another order. */
  readonly isConfirmed: boolean;
}

const ports = { storage: $storage, clock: $clock };

const findDuplicateFx = attach({
  source: ports,
  effect: ({ storage, clock }, { job }: Search) => isRequestedAgain(storage, job, clock.now()),
});
const noteRequestFx = attach({
  source: ports,
  effect: ({ storage, clock }, { job }: Search) => noteRequest(storage, job, clock.now()),
});

// When the check is due, search the orders that this device sent in the last ten minutes.
sample({
  clock: checkStarted.filterMap(({ run, check, job, consents }): Search | undefined => {
    if (check !== 'duplicate' || job === null) return undefined;
    const isConfirmed = consents.some(
      (consent) => consent.check === 'duplicate' && consent.draftId === job.draftId,
    );
    return { run, job, isConfirmed };
  }),
  target: findDuplicateFx,
});

// When there is a similar order that the vendor has not confirmed yet, ask. Otherwise note this one and go on.
const judged = findDuplicateFx.done.map(({ params, result }) => ({
  ...params,
  isDuplicate: result && !params.isConfirmed,
}));
sample({ clock: judged.filter({ fn: ({ isDuplicate }) => !isDuplicate }), target: noteRequestFx });
sample({
  clock: judged,
  fn: ({ run, job, isDuplicate }) => {
    const verdict: Verdict<Placement> = isDuplicate
      ? { kind: 'question', question: { check: 'duplicate', draftId: job.draftId } }
      : { kind: 'pass' };
    return { run, check: 'duplicate' as const, verdict };
  },
  target: checkFinished,
});
