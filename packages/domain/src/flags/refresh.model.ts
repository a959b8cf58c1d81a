import { attach, combine, createEvent, sample } from 'effector';
import { limits } from '../contracts/limits.ts';
import { $build } from '../environment/build.ts';
import { $session } from '../session/session.model.ts';
import { $clock } from '../shared/clock.ts';
import { $fetch } from '../shared/fetch.ts';
import { createPoller } from '../shared/poller.ts';
import { $reporter } from '../shared/reporter.ts';
import { $storage } from '../shared/storage.ts';
import { createTimer } from '../shared/timer.ts';
import { $selectedVendor } from '../vendors/vendors.model.ts';
import { flagAddresses, type FlagIdentity } from './flag-addresses.ts';
import { flagsAnswered } from './flags.model.ts';

/** The page is on display: from now on the flags are asked for. Its code comes after that of the first picture. */
export const flagWatchBegun = createEvent();
/** The vendor does not want to wait for the next refresh. */
export const flagsRetried = createEvent();

const $identity = combine({
  vendorId: $selectedVendor.map((vendor) => vendor?.id ?? null),
  userId: $session.map((session) => session?.user.id ?? null),
});

const refreshFx = attach({
  source: { build: $build, clock: $clock, fetch: $fetch, storage: $storage },
  effect: async ({ build, ...ports }, identity: FlagIdentity) => {
    // With its schema in a chunk of its own: the first picture waits for neither.
    const { askProviders } = await import('./ask-providers.ts');
    return askProviders({ ...ports, addresses: flagAddresses(build, identity) });
  },
});
const reportFx = attach({ source: $reporter, effect: (reporter, what: string) => reporter.report(what, {}) });

/** True while the providers are being asked. */
export const $isRefreshing = refreshFx.pending;

const poller = createPoller({ effect: refreshFx, every: limits.flagRefreshMs });
const calm = createTimer();

// From then on, the providers are asked every five minutes, whatever became of the last time.
sample({ clock: [flagWatchBegun, flagsRetried], source: $identity, target: poller.start });

// When another vendor or user is at work, they are asked for those, once the changes have come to rest.
sample({ clock: $identity.updates, fn: () => limits.flagIdentifyDebounceMs, target: calm.set });
sample({ clock: calm.elapsed, source: $identity, target: poller.start });

// When one has answered, that holds. When nobody has, everything stays as it is.
sample({ clock: refreshFx.doneData, target: flagsAnswered });
sample({ clock: refreshFx.failData, fn: ({ message }) => message, target: reportFx });
