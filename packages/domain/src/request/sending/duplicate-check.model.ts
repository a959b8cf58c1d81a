import { attach, sample } from 'effector';
import { $clock, $storage } from '../../platform/ports/index.ts';
import { checkFinished, checkStarted } from './order-sending.model.ts';
import type { Placement } from './placement.ts';
import { hasRecentDuplicate, rememberRequest } from './recent-requests.ts';
import type { Verdict } from './sending.ts';

interface DuplicateSearch {
  readonly run: number;
  readonly job: Placement;
  /** The vendor confirmed that this draft is a separate order. */
  readonly isConfirmed: boolean;
}

const portStores = { storage: $storage, clock: $clock };

const findDuplicateFx = attach({
  source: portStores,
  effect: ({ storage, clock }, { job }: DuplicateSearch) => hasRecentDuplicate(storage, job, clock.now()),
});
const rememberRequestFx = attach({
  source: portStores,
  effect: ({ storage, clock }, { job }: DuplicateSearch) => rememberRequest(storage, job, clock.now()),
});

// When the check starts, search the orders that this device sent in the last ten minutes.
sample({
  clock: checkStarted.filterMap(({ run, check, job, consents }): DuplicateSearch | undefined => {
    if (check !== 'duplicate' || job === null) return undefined;
    const isConfirmed = consents.some(
      (consent) => consent.check === 'duplicate' && consent.draftId === job.draftId,
    );
    return { run, job, isConfirmed };
  }),
  target: findDuplicateFx,
});

// If there is a similar order, ask the vendor to confirm this one. Otherwise remember this one and pass.
const duplicateChecked = findDuplicateFx.done.map(({ params, result }) => ({
  ...params,
  isDuplicate: result && !params.isConfirmed,
}));
sample({
  clock: duplicateChecked.filter({ fn: ({ isDuplicate }) => !isDuplicate }),
  target: rememberRequestFx,
});
sample({
  clock: duplicateChecked,
  fn: ({ run, job, isDuplicate }) => {
    const verdict: Verdict<Placement> = isDuplicate
      ? { kind: 'question', question: { check: 'duplicate', draftId: job.draftId } }
      : { kind: 'pass' };
    return { run, check: 'duplicate' as const, verdict };
  },
  target: checkFinished,
});
