import { attach, sample } from 'effector';
import { notify, toast } from '../../platform/notifications/index.ts';
import { $clock, $storage } from '../../platform/ports/index.ts';
import type { RequestTextKey } from '../draft/index.ts';
import { checkFinished, checkStarted } from './order-sending.model.ts';
import type { Placement } from './placement.ts';
import type { Verdict } from './sending.ts';

interface DuplicateSearch {
  readonly run: number;
  readonly job: Placement;
  /** The vendor confirmed that this draft is a separate order. */
  readonly isConfirmed: boolean;
}

/**
 * Returns true if the vendor must confirm the order, because there is a similar one. Otherwise remembers the order. The
 * code loads with that of the placement.
 */
const findDuplicateFx = attach({
  source: { storage: $storage, clock: $clock },
  effect: async ({ storage, clock }, { job, isConfirmed }: DuplicateSearch) => {
    const { hasRecentDuplicate, rememberRequest } = await import('./recent-requests.ts');
    const now = clock.now();
    if (!isConfirmed && hasRecentDuplicate(storage, job, now)) return true;
    rememberRequest(storage, job, now);
    return false;
  },
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
sample({
  clock: findDuplicateFx.done,
  fn: ({ params: { run, job }, result: isDuplicate }) => {
    const verdict: Verdict<Placement> = isDuplicate
      ? { kind: 'question', question: { check: 'duplicate', draftId: job.draftId } }
      : { kind: 'pass' };
    return { run, check: 'duplicate' as const, verdict };
  },
  target: checkFinished,
});

// If the code does not load, no order is sent unchecked.
sample({
  clock: findDuplicateFx.fail,
  fn: ({ params: { run } }) => ({ run, check: 'duplicate' as const, verdict: { kind: 'fail' as const } }),
  target: checkFinished,
});
sample({
  clock: findDuplicateFx.fail,
  fn: () => toast<RequestTextKey>('error', 'toast.could-not-create-that-order'),
  target: notify,
});
