import { attach, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { $storage } from '@saddlebag/domain/ports';
import { $session } from '@saddlebag/domain/session';
import { navigateFx } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import './texts.ts';

/** The steps of the tour, in order. */
export const tourSteps = ['request', 'tracking', 'history', 'help'] as const;

/** Open while the tour is mounted. */
export const TourGate = createGate();
/** Open while the invitation is mounted. */
export const InvitationGate = createGate();
export const tourStarted = createEvent();
export const stepFinished = createEvent();
export const tourSkipped = createEvent();
/** The user finished the last step. */
export const tourFinished = createEvent();
export const invitationDismissed = createEvent();

/** The index of the open step, or null while the tour is closed. */
export const $step = createStore<number | null>(null, { serialize: 'ignore' })
  .on(tourStarted, () => 0)
  .on(stepFinished, (step) => (step === null ? null : Math.min(step + 1, tourSteps.length - 1)))
  .reset(tourSkipped, tourFinished, TourGate.close);

/** Not a key of the account, because it outlives a logout. */
const storageKey = (accountId: string): string => `saddlebag:tour:${accountId}`;
const $accountId = $session.map((session) => session?.user.id ?? null);

const readSeenFx = attach({
  source: { storage: $storage, accountId: $accountId },
  effect: ({ storage, accountId }) => accountId === null || storage.read(storageKey(accountId)) !== null,
});
const rememberFx = attach({
  source: { storage: $storage, accountId: $accountId },
  effect: ({ storage, accountId }) => {
    if (accountId !== null) storage.write(storageKey(accountId), 'seen');
  },
});

/** Whether to invite the account to the tour: once on each device. */
export const $isInvited = createStore(false, { serialize: 'ignore' })
  .on(readSeenFx.doneData, (_, isSeen) => !isSeen)
  .on([tourStarted, invitationDismissed], () => false);

sample({ clock: [InvitationGate.open, $accountId.updates], fn: () => undefined, target: readSeenFx });
sample({ clock: [tourStarted, invitationDismissed], target: rememberFx });

// After the last step, open the request screen.
sample({ clock: tourFinished, fn: () => ({ path: paths.request() }), target: navigateFx });
